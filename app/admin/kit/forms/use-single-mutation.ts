import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { toastReason } from './describe-failure.ts'

/**
 * A mutation that cannot run twice at the same time. On a double tap, the second tap arrives before the
 * button is rendered as disabled, so it is ignored here. Without `onError`, a toast says why it failed.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isUnderway = useRef(false)
  const { mutateAsync, mutate: _unguarded, ...state } = useMutation({ onError: toastReason, ...options })
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
