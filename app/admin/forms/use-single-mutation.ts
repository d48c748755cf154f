import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that is underway once at most. The second tap of a double tap comes before the button is rendered as busy,
 * so it is stopped here.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isUnderway = useRef(false)
  const { mutateAsync, isPending, isSuccess, variables } = useMutation(options)
  const mutate = (variables: Variables) => {
    if (isUnderway.current) return
    isUnderway.current = true
    const end = () => {
      isUnderway.current = false
    }
    mutateAsync(variables).then(end, end)
  }
  return { mutate, isPending, isSuccess, variables }
}
