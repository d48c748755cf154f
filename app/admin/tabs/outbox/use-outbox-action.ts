import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/forms/use-single-mutation.ts'

type OutboxAction<About> = {
  run(about: About): Promise<unknown>
  /** The queries to refetch afterwards. */
  readonly refreshes: Pick<QueryFilters, 'queryKey' | 'predicate'>
  readonly doneWords: string
}

/** The mutation of a button that acts immediately and reports the result. */
export function useOutboxAction<About = void>({ run, refreshes, doneWords }: OutboxAction<About>) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: run,
    onSuccess: () => {
      toastSuccess(doneWords)
      return queryClient.invalidateQueries(refreshes)
    },
    onError: (error) => toastFailure(describeFailure(error)),
  })
}
