import { type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'

type ListAction<About> = {
  run(about: About): Promise<unknown>
  /** The queries to refetch afterwards, also after a failure, which may come from an outdated list. */
  readonly refreshes: Pick<QueryFilters, 'queryKey' | 'predicate'>
  /** The text of the toast after success. */
  readonly done: string
}

/** The mutation of a button in a list that acts immediately and reports the result. */
export function useListAction<About = void>({ run, refreshes, done }: ListAction<About>) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: run,
    onSuccess: () => toastSuccess(done),
    onSettled: () => queryClient.invalidateQueries(refreshes),
  })
}
