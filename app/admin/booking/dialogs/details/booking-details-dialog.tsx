import { useText } from '#app/lib/messages/use-text.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { type BookingActions, BookingButtons } from './booking-body.tsx'
import { LoadedBooking, useBooking } from './loaded-booking.tsx'

type BookingDetailsDialogProps = BookingActions & { id: number; onClose: () => void }

export function BookingDetailsDialog({ id, onClose, ...actions }: BookingDetailsDialogProps) {
  const text = useText()
  const { data: booking } = useBooking(id)
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.booking.details.title')}
      size="3xl"
      footer={booking && <BookingButtons booking={booking} {...actions} />}
    >
      <LoadedBooking id={id} {...actions} />
    </Dialog>
  )
}
