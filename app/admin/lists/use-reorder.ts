import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiRequest } from '#app/lib/api-request.ts'
import { failureWords, toastFailure, toastSuccess } from '../forms/failure-words.ts'

type Words = { readonly done: string; failed(reason: string): string }
type Ordering<Item> = { readonly items: readonly Item[]; readonly before: readonly Item[] | undefined }

/** Shows a new order at once and saves it; when that fails, the order goes back to what it was. */
export function useReorder<Item extends { readonly id: number }>(path: string, { done, failed }: Words) {
  const queryClient = useQueryClient()
  const queryKey = [path]
  const { mutate } = useMutation({
    // One after the other, so that the last order shown is the last one saved.
    scope: { id: `${path}/reorder` },
    mutationFn: ({ items }: Ordering<Item>) =>
      apiRequest('PATCH', `${path}/reorder`, {
        updates: items.map(({ id }, index) => ({ id, displayOrder: index + 1 })),
      }),
    onSuccess: () => toastSuccess(done),
    onError: (error, { before }) => {
      queryClient.setQueryData(queryKey, before)
      toastFailure(failed(failureWords(error)))
    },
  })
  return (items: readonly Item[]) => {
    queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<Item[]>(queryKey)
    queryClient.setQueryData(queryKey, items)
    mutate({ items, before })
  }
}
