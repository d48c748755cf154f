import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { failureWords, toastFailure, toastSuccess } from '../forms/failure-words.ts'

type Update = { readonly id: number; readonly displayOrder: number }
export type Reordering = {
  save(updates: readonly Update[]): Promise<unknown>
  readonly done: string
  failed(reason: string): string
  /** Whether an order that could not be saved stays on screen. */
  readonly keepsFailed: boolean
}
type Ordering<Item> = { readonly items: Item[]; readonly before: Item[] | undefined }

/**
 * Shows a new order optimistically and saves it. On failure it reports the error and rolls back, unless told
 * to keep it.
 */
export function useReorder<Item extends { readonly id: number }>(
  { queryKey }: ApiQuery<Item[]>,
  { save, done, failed, keepsFailed }: Reordering,
) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    // Saves run one after another, so that the last order shown is the one stored.
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
