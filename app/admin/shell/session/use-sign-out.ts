import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { carriesCredential, clearCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { clearOfflineCache } from '../offline/offline-cache.ts'

/** Ends the session here and on the server, and discards what only staff may read. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    // Navigate first: a mounted list would refetch its data without a credential.
    await navigate('/admin/login')
    await queryClient.cancelQueries()
    // If the server cannot be reached, the session expires there after 12 hours.
    const ended = api.post('/api/admin/logout').catch(() => undefined)
    clearCredential()
    await clearOfflineCache()
    await ended
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => carriesCredential('GET', String(queryKey[0])),
    })
  }
}
