import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiJson } from '#app/lib/api-request.ts'
import { failureWords, toastFailure, toastSuccess } from '../edit/failure-words.ts'

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
