import { useQuery } from '@tanstack/react-query'
import { hasCredential } from './api/admin-credential.ts'
import { api } from './api/api.ts'
import { apiQuery } from './api/api-query.ts'

/**
 * Returns whether the server accepts this visitor as staff. Without a stored credential, no request is made.
 */
export function useIsAdmin(): boolean {
  const { data } = useQuery({
    ...apiQuery('/api/admin/check', { staleTime: 0 }),
    queryFn: () => (hasCredential() ? api.get('/api/admin/check') : { isAdmin: false }),
  })
  return data?.isAdmin ?? false
}
