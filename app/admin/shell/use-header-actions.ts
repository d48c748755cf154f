import { useNavigate } from 'react-router'
import { useText } from '#app/lib/messages/use-text.ts'
import type { IconName } from '#app/ui/icon.tsx'
import { useCan } from './session/use-me.ts'
import { useSignOut } from './session/use-sign-out.ts'

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
