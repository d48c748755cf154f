import { useQueryClient } from '@tanstack/react-query'
import { findNeighbors } from '#app/admin/kit/side-panel/find-neighbors.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import type { Customer, CustomerPage } from '#contract/people/customers.ts'

/** Returns the families before and after this one in the most recently viewed list. */
export function useCustomerNeighbors(
  id: number,
): Readonly<Record<'previous' | 'next', Customer | undefined>> {
  const lists = useQueryClient()
    .getQueryCache()
    .findAll(queriesAt('/api/admin/customers'))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => (state.data as CustomerPage | undefined)?.customers ?? [])
  const { previous, next } = findNeighbors(
    lists.map((list) => list.map((customer) => customer.id)),
    id,
  )
  const named = (other: number | undefined) => lists.flat().find((customer) => customer.id === other)
  return { previous: named(previous), next: named(next) }
}
