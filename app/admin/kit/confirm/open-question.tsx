import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { useSingleMutation } from '../forms/use-single-mutation.ts'
import { type ConfirmQuestion, closeQuestion, useQuestion } from './confirm.ts'

/** The question that is asked on this page, if any: leaving the page closes it. */
export function OpenQuestion() {
  const question = useQuestion()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it belongs to the page it was asked on.
  useEffect(() => () => closeQuestion(), [pathname])
  return question && <Asked question={question} />
}

function Asked({ question }: { question: ConfirmQuestion }) {
  const { run, done, stores, failed, refreshes, ...dialog } = question
  const { mutate, isPending } = useSingleMutation({
    mutationFn: run,
    done: typeof done === 'string' ? done : undefined,
    onSuccess: (answer) => (typeof done === 'string' ? undefined : done?.(answer)),
    onSettled: () => closeQuestion(question),
    stores,
    failed,
    refreshes,
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
