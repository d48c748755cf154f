import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { useOwnWords } from '../words/booking-words.ts'
import { type OwnLink, toPlaces } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type RemoveProps = {
  readonly own: Pick<OwnBooking, 'keptCard' | 'hold'>
  readonly link: OwnLink
  /** What the family gives up with the card; what follows for a hold and for damage is added. */
  readonly description: string
}

/** Removes the saved card, after a question that says what follows. */
export function RemoveCard({ own: { keptCard, hold }, link, description }: RemoveProps) {
  const { autopay: words, keptCard: kept } = useOwnWords()
  const [isAsking, setAsking] = useState(false)
  const { send, isSending, failure } = useOwnChange({
    link,
    ask: () => api.delete('/api/my-bookings/:reference/autopay', toPlaces(link)),
    isMade: (now) => !now.autopay && !now.keptCard,
    done: words.removed,
    onDone: () => setAsking(false),
  })
  const hasDamage = keptCard !== undefined && keptCard.damage !== 'none'
  const isHeld = hold?.state === 'placed'
  const sentences = [
    description,
    hasDamage && !isHeld && kept.damageByLink,
    (hold?.state === 'agreed' || hold?.state === 'planned') && kept.noHold,
    isHeld && kept.stillHeld,
  ]
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsking(false)}
          onConfirm={() => send(undefined)}
          title={words.removeTitle}
          description={sentences.filter(Boolean).join(' ')}
          confirmLabel={words.remove}
          cancelLabel={words.keep}
          isBusy={isSending}
          busyLabel={words.removing}
        >
          <FieldError id="remove-card-failure">{failure}</FieldError>
        </ConfirmDialog>
      )}
    </>
  )
}
