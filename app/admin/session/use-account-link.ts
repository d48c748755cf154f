import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { failureWords } from '../forms/failure-words.ts'
import { SESSION_WORDS } from './session-words.ts'

/** Returns the link from a mail that led here: the part after the #, which browsers never send by themselves. */
export function useAccountLink(kind: 'invitation' | 'password-reset') {
  const { otherLink } = useWords(SESSION_WORDS)
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(location.hash.slice(1)), [])
  const { data, error } = useQuery({
    queryKey: ['account link', token],
    queryFn: () => api.post('/api/admin/account-link', { body: { token: token || ' ' } }),
    enabled: token !== undefined,
    retry: false,
  })
  const isOther = data !== undefined && data.kind !== kind
  const problem = error ? failureWords(error) : isOther ? otherLink : undefined
  return { token: token ?? '', link: isOther ? undefined : data, problem }
}
