import { useQueryClient } from '@tanstack/react-query'
import { useMe } from '../session/use-me.ts'
import { refreshLists } from './refresh-lists.ts'
import { useLiveChanges } from './use-live-changes.ts'

/** Refetches whatever is on screen and was changed by anybody. Held lists are notified instead. */
export function useLiveLists(): void {
  const queryClient = useQueryClient()
  const me = useMe()?.username
  useLiveChanges((changes) => void refreshLists(queryClient, changes, me))
}
