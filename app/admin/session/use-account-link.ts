import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { failureWords } from '../forms/failure-words.ts'

/** The link from a mail that led here: what is behind the #, which browsers send to nobody by themselves. */
export function useAccountLink(kind: 'invitation' | 'password-reset') {
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(location.hash.slice(1)), [])
  const { data, error } = useQuery({
    queryKey: ['account link', token],
    queryFn: () => api.post('/api/admin/account-link', { body: { token: token || ' ' } }),
    enabled: token !== undefined,
    retry: false,
  })
  const isOther = data !== undefined && data.kind !== kind
  const problem = error ? failureWords(error) : isOther ? 'This link is for something else.' : undefined
  return { token: token ?? '', link: isOther ? undefined : data, problem }
}
