import { useQuery } from '@tanstack/react-query'
import { credentialFor } from './admin-credential.ts'
import { loadPath } from './api-request.ts'

const PATH = '/api/admin/check'

/** Whether the server takes this visitor for staff. Without a stored credential nobody is asked. */
export function useIsAdmin(): boolean {
  const { data } = useQuery({
    queryKey: [PATH],
    staleTime: 0,
    queryFn: () =>
      credentialFor('GET', PATH) === undefined ? { isAdmin: false } : loadPath<{ isAdmin: boolean }>(PATH),
  })
  return data?.isAdmin ?? false
}
