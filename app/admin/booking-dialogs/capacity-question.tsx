import { sentenceOf } from '#app/lib/api-request.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

export type CapacityQuestionProps = {
  /** Why the day cannot be had; undefined while there is nothing to ask. */
  refusal: unknown
  onInsist: () => void
  onClose: () => void
}

/** The calendar said no: staff may still want this party, and then it is written down that they did. */
export function CapacityQuestion({ refusal, onInsist, onClose }: CapacityQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={refusal !== undefined}
      onClose={onClose}
      onConfirm={onInsist}
      tone="primary"
      title="Book it anyway?"
      description={`${sentenceOf(refusal, 'This day has no room left.')} You can take the party all the same; the log will say so.`}
      cancelLabel="Choose Another Date"
      confirmLabel="Book Anyway"
    />
  )
}
