import { type QueryClient, replaceEqualDeep, useQueryClient } from '@tanstack/react-query'
import type { ApiPath } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { loadPath } from '#app/lib/api/api-request.ts'
import { useMe } from '../session/use-me.ts'
import { findHeldLists, type HeldList } from './held-lists.ts'
import { listsOfChange } from './lists-of-changes.ts'
import { type LiveChange, useLiveChanges } from './use-live-changes.ts'

/** Reads anew whatever is on the screen and was changed by anybody. A list that is held is told instead. */
export function useLiveLists(): void {
  const queryClient = useQueryClient()
  const me = useMe()?.username
  useLiveChanges((changes) => void refreshLists(queryClient, changes, me))
}

async function refreshLists(
  queryClient: QueryClient,
  changes: readonly LiveChange[],
  me: string | undefined,
): Promise<void> {
  const isEverything = changes.some(({ kind }) => kind === 'reload')
  const held = findHeldLists().filter((list) => {
    // Whoever made a change has its list read anew, and waits for nothing.
    const theirs = changes.filter(
      (change) =>
        change.kind !== 'reload' &&
        change.by !== me &&
        listsOfChange(change)?.some((path) => path === list.address),
    )
    if (theirs.length > 0) list.tell(theirs)
    else if (isEverything) void tellIfChanged(queryClient, list)
    return isEverything || theirs.length > 0
  })
  const isHeld = queriesAt(...held.map(({ address }) => address as ApiPath)).predicate
  const paths = new Set(changes.flatMap((change) => listsOfChange(change) ?? []))
  const isOfApi: typeof isHeld = ({ queryKey: [address] }) => String(address).startsWith('/')
  const isChanged = isEverything ? isOfApi : queriesAt(...paths).predicate
  await queryClient.invalidateQueries({
    // What did not load says so, and how to ask again.
    predicate: (query) => query.state.data !== undefined && isChanged(query) && !isHeld(query),
  })
}

/** Looks behind a held list's back whether it is still as it is shown. */
async function tellIfChanged(queryClient: QueryClient, { address, tell }: HeldList): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ ...queriesAt(address as ApiPath), type: 'active' })
  for (const { queryKey, state } of shown) {
    const stored: unknown = await loadPath(String(queryKey[0])).catch(() => state.data)
    if (replaceEqualDeep(state.data, stored) !== state.data) tell([{ kind: 'reload' }])
  }
}
