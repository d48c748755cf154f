import { useQuery } from '@tanstack/react-query'
import { hasCredential } from './admin-credential.ts'
import { api } from './api.ts'
import { apiQuery } from './api-query.ts'

/** Whether the server takes this visitor for staff. Without a stored credential nobody is asked. */
export function useIsAdmin(): boolean {
  const { data } = useQuery({
    ...apiQuery('/api/admin/check', { staleTime: 0 }),
    queryFn: () => (hasCredential() ? api.get('/api/admin/check') : { isAdmin: false }),
  })
  return data?.isAdmin ?? false
}
