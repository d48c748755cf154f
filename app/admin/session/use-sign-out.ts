import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { carriesCredential, forgetCredential } from '#app/lib/admin-credential.ts'
import { api } from '#app/lib/api.ts'

/** Ends the session here and on the server, and forgets what only staff may read. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    // Away first: a list that is still shown would ask for its data once more, with a credential that is gone.
    await navigate('/admin/login')
    await queryClient.cancelQueries()
    // A server that cannot be reached ends the session by itself, 12 hours later.
    const ended = api.post('/api/admin/logout').catch(() => undefined)
    forgetCredential()
    await ended
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey }) => carriesCredential('GET', String(queryKey[0])),
    })
  }
}
