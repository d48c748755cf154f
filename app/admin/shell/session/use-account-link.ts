import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'

/** Returns the token of the link that led here: the URL fragment, which browsers never send to the server. */
export function useAccountLink(kind: 'invitation' | 'password-reset') {
  const text = useText()
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(location.hash.slice(1)), [])
  const { data, error } = useQuery({
    queryKey: ['account link', token],
    queryFn: () => api.post('/api/admin/account-link', { body: { token: token || ' ' } }),
    enabled: token !== undefined,
    retry: false,
  })
  const isOther = data !== undefined && data.kind !== kind
  const problem = error ? describeFailure(error) : isOther ? text('admin.session.otherLink') : undefined
  return { token: token ?? '', link: isOther ? undefined : data, problem }
}
