import { useQueryClient } from '@tanstack/react-query'
import type { queriesAt } from '#app/lib/api/api-query.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { findNeighbors, type Neighbors } from './find-neighbors.ts'

/** The options of the query for an item with a page of its own. Retrying cannot find one that does not exist. */
export function ownPage(id: number) {
  return {
    enabled: isId(id),
    retry: (failures: number, error: Error) => !isMissing(error) && failures < 3,
  }
}

export function isGone(id: number, { error }: { readonly error: unknown }): boolean {
  return !isId(id) || isMissing(error)
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0
const isMissing = (error: unknown) => error instanceof ApiFailure && error.status === 404

/** Returns the items before and after this one in the most recently viewed of these lists. */
export function useNeighbors<Data, Row extends { readonly id: number }>(
  listQueries: ReturnType<typeof queriesAt>,
  id: number,
  getRows: (data: Data) => readonly Row[],
): Neighbors<Row> {
  const lists = useQueryClient()
    .getQueryCache()
    .findAll(listQueries)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => (state.data === undefined ? [] : getRows(state.data as Data)))
  const ids = lists.map((list) => list.map((row) => row.id))
  const named = (other: number | undefined) => lists.flat().find((row) => row.id === other)
  const { previous, next } = findNeighbors(ids, id)
  return { previous: named(previous), next: named(next) }
}
