import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'

type Update = { readonly id: number; readonly displayOrder: number }
export type Reordering = {
  save(updates: readonly Update[]): Promise<unknown>
  readonly done: string
  failed(why: string): string
}

/**
 * Shows a new order optimistically and saves it. An order that cannot be saved stays on screen, and the notice of it
 * tries again.
 */
export function useReorder<Item extends { readonly id: number }>(
  { queryKey }: ApiQuery<Item[]>,
  { save, done, failed }: Reordering,
) {
  const queryClient = useQueryClient()
  const text = useText()
  const { mutate } = useMutation<unknown, Error, Item[]>({
    // Saves run one after another, so that the last order shown is the one stored.
    scope: { id: `reorder ${queryKey[0]}` },
    mutationFn: (items) => save(items.map(({ id }, index) => ({ id, displayOrder: index + 1 }))),
    onSuccess: () => toastSuccess(done),
    onError: (error, items) => {
      const retry = { label: text('admin.forms.tryAgain'), run: () => reorder(items) }
      toastFailure(failed(describeFailure(error)), undefined, retry)
    },
  })
  const reorder = (items: Item[]): void => {
    queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, items)
    mutate(items)
  }
  return reorder
}
