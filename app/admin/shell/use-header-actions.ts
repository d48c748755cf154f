import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { carriesCredential, clearCredential } from '#app/lib/api/admin-credential.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { clearOfflineCache } from './offline/offline-cache.ts'
import { useCan } from './session/use-me.ts'

type HeaderAction = { readonly icon: IconName; readonly label: string; readonly run: () => void }

/** In the header; on phones under More. */
export function useHeaderActions(): readonly HeaderAction[] {
  const text = useText()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const may = useCan()
  const manage: HeaderAction = {
    icon: 'image',
    label: text('admin.shell.imageManager'),
    run: () => void navigate('/image-manager'),
  }
  return [
    ...(may('catalogue') ? [manage] : []),
    { icon: 'logout', label: text('admin.shell.logout'), run: () => void signOut() },
  ]
}

/** Ends the session here and on the server, and discards what only staff may read. */
function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    // Navigate first, and at once: a list that is still mounted would refetch its data without a credential.
    await navigate('/admin/login', { flushSync: true })
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
