import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiQuery } from '#app/lib/api/api-query.ts'

type Listed = { readonly id: number; readonly name: string }
type Choice = Listed & { readonly isDeleted?: true }

/** Adds what was chosen and no longer exists to the items, so that it is seen and can be removed. */
export function withDeleted(
  items: readonly Listed[],
  chosen: readonly number[],
  deletedName: string,
): readonly Choice[] {
  const known = new Set(items.map(({ id }) => id))
  const deleted = [...new Set(chosen)].filter((id) => !known.has(id))
  return [...items, ...deleted.map((id) => ({ id, name: deletedName, isDeleted: true as const }))]
}

/** Returns the items to choose from once they have loaded. A deleted one stays after it is removed, for second thoughts. */
export function useChoices<Item extends Listed>(
  list: ApiQuery<Item[]>,
  chosen: readonly number[],
  deletedName: string,
): readonly Choice[] {
  const { data: items } = useQuery<Item[]>(list)
  const [first] = useState(chosen)
  return items ? withDeleted(items, [...first, ...chosen], deletedName) : []
}
