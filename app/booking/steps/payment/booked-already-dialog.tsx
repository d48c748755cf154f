import { useQueryClient } from '@tanstack/react-query'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { randomKey } from '#app/lib/random-key.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { finishBooking } from './finish-booking.ts'

type BookedAlreadyDialogProps = {
  /** The paid booking of the same party; without one, nothing is asked. */
  booking: CustomerBooking | undefined
  onClose: () => void
}

/** Asks before a party that another tab has paid for is booked a second time. */
export function BookedAlreadyDialog({ booking, onClose }: BookedAlreadyDialogProps) {
  const text = useText()
  const queryClient = useQueryClient()
  if (!booking) return null
  const bookAnother = () => {
    // A new draft key makes it another party: the next attempt to pay books it.
    saveDraft({ draftKey: randomKey() })
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={text('booking.payment.bookedTitle')}
      description={text('booking.payment.booked', {
        theme: booking.themeName,
        day: booking.bookingDate,
        reference: booking.bookingId,
      })}
      footer={
        <>
          <Button variant="secondary" onClick={bookAnother}>
            {text('booking.payment.bookAnother')}
          </Button>
          <Button onClick={() => finishBooking(queryClient, booking)}>
            {text('booking.payment.seeBooking')}
          </Button>
        </>
      }
    />
  )
}
