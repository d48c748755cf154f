import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import { useFamilyChange } from '../use-family-change.ts'

type RemoveProps = {
  readonly page: Pick<BookingPage, 'keptCard' | 'hold'>
  readonly link: BookingPageLink
  /** The consequence of removing the card; those for a hold and for damage claims are added. */
  readonly description: string
}

/** Removes the saved card, after a confirmation that states the consequences. */
export function RemoveCard({ page: { keptCard, hold }, link, description }: RemoveProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const { send, isSending, failure } = useFamilyChange({
    link,
    request: () => api.delete('/api/my-bookings/:reference/autopay', toPlaces(link)),
    isMade: (now) => !now.autopay && !now.keptCard,
    done: text('myBooking.autopay.removed'),
    onDone: () => setAsking(false),
  })
  const hasDamage = keptCard !== undefined && keptCard.damage !== 'none'
  const isHeld = hold?.state === 'placed'
  const sentences = [
    description,
    hasDamage && !isHeld && text('myBooking.keptCard.damageByLink'),
    (hold?.state === 'agreed' || hold?.state === 'planned') && text('myBooking.keptCard.noHold'),
    isHeld && text('myBooking.keptCard.stillHeld'),
  ]
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {text('myBooking.autopay.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          onConfirm={() => send(undefined)}
          title={text('myBooking.autopay.removeTitle')}
          description={sentences.filter(Boolean).join(' ')}
          confirmLabel={text('myBooking.autopay.remove')}
          cancelLabel={text('myBooking.autopay.keep')}
          isBusy={isSending}
          busyLabel={text('myBooking.autopay.removing')}
        >
          <ActFailure>{failure}</ActFailure>
        </ConfirmDialog>
      )}
    </>
  )
}
