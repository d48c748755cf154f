import { getSentence } from '#app/lib/api/api-request.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { BOOKING_WORDS } from './booking-words.ts'

export type CapacityQuestionProps = {
  /** Why the party is refused; undefined while there is nothing to ask. */
  refusal: unknown
  /** Whether it is refused for where it is, not for its day. */
  isAboutPlace: boolean
  onInsist: () => void
  onClose: () => void
}

/** Asks staff whether to keep a party that was refused; an override is recorded. */
export function CapacityQuestion({ refusal, isAboutPlace, onInsist, onClose }: CapacityQuestionProps) {
  const words = useWords(BOOKING_WORDS).capacity
  return (
    <ConfirmDialog
      isOpen={refusal !== undefined}
      onClose={onClose}
      onConfirm={onInsist}
      tone="primary"
      title={words.title}
      description={`${getSentence(refusal, words.noRoom)}${words.hint}`}
      cancelLabel={isAboutPlace ? words.otherPlace : words.otherDate}
      confirmLabel={words.override}
    />
  )
}
