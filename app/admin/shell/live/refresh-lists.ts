import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { ApiPath } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { ApiFailure, loadPath } from '#app/lib/api/api-request.ts'
import { findChangedLists } from './changed-lists.ts'
import { findHeldLists, type HeldList } from './held-lists.ts'
import type { LiveChange } from './use-live-changes.ts'

/**
 * Refetches what changes affect, except held lists, which are notified instead. Failed queries are retried
 * too if that may help: after a change of their kind, or once the server answers again.
 */
export async function refreshLists(
  queryClient: QueryClient,
  changes: readonly LiveChange[],
  me: string | undefined,
): Promise<void> {
  const isEverything = changes.some(({ kind }) => kind === 'reload')
  const held = findHeldLists().filter((list) => {
    // The author of a change already refetches.
    const theirs = changes.filter(
      (change) =>
        change.kind !== 'reload' &&
        change.kind !== 'back' &&
        change.by !== me &&
        findChangedLists(change)?.some((path) => list.addresses.includes(path)),
    )
    if (theirs.length > 0) list.onChanges(theirs)
    else if (isEverything) void notifyIfChanged(queryClient, list)
    return isEverything || theirs.length > 0
  })
  const isHeld = queriesAt(...held.flatMap(({ addresses }) => addresses as ApiPath[])).predicate
  const paths = new Set(changes.flatMap((change) => findChangedLists(change) ?? []))
  const isFromApi: typeof isHeld = ({ queryKey: [address] }) => String(address).startsWith('/')
  const isNamed = queriesAt(...paths).predicate
  const isChanged = isEverything ? isFromApi : isNamed
  const isToTryAgain = changes.some(({ kind }) => kind === 'back') ? isFromApi : isNamed
  await queryClient.invalidateQueries({
    predicate: (query) => {
      if (isHeld(query)) return false
      if (query.state.data !== undefined) return isChanged(query)
      return mayLoadNow(query.state.error) && isToTryAgain(query)
    },
  })
}

/** Checks in the background whether a held list is still up to date. */
async function notifyIfChanged(queryClient: QueryClient, { addresses, onChanges }: HeldList): Promise<void> {
  const shown = queryClient
    .getQueryCache()
    .findAll({ ...queriesAt(...(addresses as ApiPath[])), type: 'active' })
  for (const { queryKey, state } of shown) {
    const stored: unknown = await loadPath(String(queryKey[0])).catch(() => state.data)
    if (replaceEqualDeep(state.data, stored) !== state.data) onChanges([{ kind: 'reload' }])
  }
}

/** A refused request would be refused again; one without a proper response may now succeed. */
function mayLoadNow(error: unknown): boolean {
  return error !== null && !(error instanceof ApiFailure && error.status < SERVER_FAULT)
}

const SERVER_FAULT = 500
