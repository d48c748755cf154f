import { notifyManager, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'

/**
 * For a control that is saved on change. The choice is shown in the same task as the tap: a mutation reports one task
 * later that it is pending, and React would reset the control until then. Choices made meanwhile are sent one after
 * another, none is dropped, and the last one is shown until it is saved or has failed.
 */
export function useSavedOnChange<Value, Data>(saved: Value, options: UseMutationOptions<Data, Error, Value>) {
  const ownScope = useId()
  const [choice, setChoice] = useState<{ readonly value: Value }>()
  const { mutate, isPending } = useMutation({ scope: { id: ownScope }, ...options })
  const choose = (value: Value) => {
    setChoice({ value })
    // Runs for the last choice only. Scheduled, so that what was saved meanwhile is rendered before.
    mutate(value, { onSettled: () => notifyManager.schedule(() => setChoice(undefined)) })
  }
  return { shown: choice ? choice.value : saved, isSaving: isPending, choose }
}
