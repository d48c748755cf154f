import { useQueryClient } from '@tanstack/react-query'
import { useMe } from '../session/use-me.ts'
import { refreshLists } from './refresh-lists.ts'
import { useLiveChanges } from './use-live-changes.ts'

/** Reads anew whatever is on the screen and was changed by anybody. A list that is held is told instead. */
export function useLiveLists(): void {
  const queryClient = useQueryClient()
  const me = useMe()?.username
  useLiveChanges((changes) => void refreshLists(queryClient, changes, me))
}
