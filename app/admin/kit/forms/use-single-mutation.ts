import {
  type QueryFilters,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { type ApiQuery, storeAnswer } from '#app/lib/api/api-query.ts'
import { describeFailure, getFailureSentence, toastFailure, toastSuccess } from './describe-failure.ts'

/** What follows a call. */
export type MutationOutcome<Answer = unknown> = {
  /** The toast after success. */
  readonly done?: string | ((answer: Answer) => string) | undefined
  /** The query whose data the answer is. */
  readonly stores?: ApiQuery<Exclude<Answer, undefined>> | undefined
  /** The toast after a failure, if it says more than why: what failed, which the server's reason replaces, or both. */
  readonly failed?: string | ((why: string, error: unknown) => string) | undefined
  /** The queries to refetch afterwards, also after a failure, which may come from an outdated page. */
  readonly refreshes?: Pick<QueryFilters, 'queryKey' | 'predicate'> | undefined
}

export type SingleMutationOptions<Data, Variables> = UseMutationOptions<Data, Error, Variables> &
  MutationOutcome<Data> & {
    /** Returns whether a dialog handles the failure, so that no toast is needed. */
    asksAbout?(error: unknown, variables: Variables): boolean
  }

/**
 * A mutation that cannot run twice at the same time. On a double tap, the second tap arrives before the
 * button is rendered as disabled, so it is ignored here. Without `onError`, a toast says why it failed.
 */
export function useSingleMutation<Data, Variables = void>({
  done,
  stores,
  failed,
  refreshes,
  asksAbout,
  ...options
}: SingleMutationOptions<Data, Variables>) {
  const queryClient = useQueryClient()
  const isUnderway = useRef(false)
  const {
    mutateAsync,
    mutate: _unguarded,
    ...state
  } = useMutation({
    onError: (error, variables) => {
      if (!asksAbout?.(error, variables)) toastFailed(failed, error)
    },
    ...options,
    onSuccess: (...success) => {
      const [answer] = success
      if (stores) storeAnswer(queryClient, stores, answer as Exclude<Data, undefined>)
      if (done !== undefined) toastSuccess(typeof done === 'string' ? done : done(answer))
      return options.onSuccess?.(...success)
    },
    onSettled: async (...settled) => {
      const refreshed = refreshes && queryClient.invalidateQueries(refreshes)
      const [, error] = settled
      // After a failure, the next attempt need not wait for it.
      if (!error) await refreshed
      return options.onSettled?.(...settled)
    },
  })
  const mutate = (variables: Variables) => {
    if (isUnderway.current) return
    isUnderway.current = true
    const end = () => {
      isUnderway.current = false
    }
    mutateAsync(variables).then(end, end)
  }
  return { ...state, mutate }
}

export function toastFailed(failed: MutationOutcome['failed'], error: unknown): void {
  const why = describeFailure(error)
  const words = typeof failed === 'string' ? getFailureSentence(failed, error) : failed?.(why, error)
  toastFailure(words ?? why)
}
