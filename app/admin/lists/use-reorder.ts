import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { failureWords, toastFailure, toastSuccess } from '../forms/failure-words.ts'

type Update = { readonly id: number; readonly displayOrder: number }
export type Reordering = {
  save(updates: readonly Update[]): Promise<unknown>
  readonly done: string
  failed(reason: string): string
  /** Whether an order that could not be saved stays on the screen. */
  readonly keepsFailed: boolean
}
type Ordering<Item> = { readonly items: Item[]; readonly before: Item[] | undefined }

/** Shows a new order at once and saves it; if that fails, says so and restores the old order, unless it is to stay. */
export function useReorder<Item extends { readonly id: number }>(
  { queryKey }: ApiQuery<Item[]>,
  { save, done, failed, keepsFailed }: Reordering,
) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    // One after the other, so that the last order shown is the last one saved.
    scope: { id: `reorder ${queryKey[0]}` },
    mutationFn: ({ items }: Ordering<Item>) =>
      save(items.map(({ id }, index) => ({ id, displayOrder: index + 1 }))),
    onSuccess: () => toastSuccess(done),
    onError: (error, { before }) => {
      if (!keepsFailed) queryClient.setQueryData(queryKey, before)
      toastFailure(failed(failureWords(error)))
    },
  })
  return (items: Item[]) => {
    queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<Item[]>(queryKey)
    queryClient.setQueryData(queryKey, items)
    mutate({ items, before })
  }
}
