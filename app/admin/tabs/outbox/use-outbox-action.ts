import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { apiJson } from '#app/lib/api-request.ts'

/** A button that posts, tells how it went and has the list behind `listPath` read anew. */
export function useOutboxAction(listPath: string, doneWords: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (path: string) => apiJson<unknown>('POST', path),
    onSuccess: () => {
      toastSuccess(doneWords)
      return queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listPath),
      })
    },
    onError: (error) => toastFailure(failureWords(error)),
  })
}
