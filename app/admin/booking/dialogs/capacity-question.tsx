import { getSentence } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'

export type CapacityQuestionProps = {
  /** Why the party was refused; undefined while there is nothing to ask. */
  refusal: unknown
  /** Whether it was refused because of its location rather than its day. */
  isAboutPlace: boolean
  onOverride: () => void
  onClose: () => void
}

/** Asks staff whether to keep a party that was refused; the override is recorded. */
export function CapacityQuestion({ refusal, isAboutPlace, onOverride, onClose }: CapacityQuestionProps) {
  const text = useText()
  return (
    <ConfirmDialog
      isOpen={refusal !== undefined}
      onClose={onClose}
      onConfirm={onOverride}
      tone="primary"
      title={text('admin.booking.capacity.title')}
      description={`${getSentence(refusal, text('admin.booking.capacity.noRoom'))}${text('admin.booking.capacity.hint')}`}
      cancelLabel={
        isAboutPlace ? text('admin.booking.capacity.otherPlace') : text('admin.booking.capacity.otherDate')
      }
      confirmLabel={text('admin.booking.capacity.override')}
    />
  )
}
