import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { describeFailure, toastFailure, toastSuccess } from '../forms/describe-failure.ts'
import { useSingleMutation } from '../forms/use-single-mutation.ts'
import { closeQuestion, type Question, useQuestion } from './confirm.ts'

/** The question that is asked on this page, if any: leaving the page closes it. */
export function OpenQuestion() {
  const question = useQuestion()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the page it was asked on.
  useEffect(() => () => closeQuestion(), [pathname])
  return question && <Asked question={question} />
}

function Asked({ question }: { question: Question }) {
  const { run, done, failed = describeFailure, refreshes, ...dialog } = question
  const queryClient = useQueryClient()
  const refresh = () => refreshes && queryClient.invalidateQueries(refreshes)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: run,
    onSuccess: (answer) => {
      if (typeof done === 'string') toastSuccess(done)
      else done?.(answer)
      return refresh()
    },
    onError: (error) => {
      toastFailure(failed(error))
      void refresh()
    },
    onSettled: () => closeQuestion(question),
  })
  return (
    <ConfirmDialog
      {...dialog}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={() => closeQuestion(question)}
    />
  )
}
