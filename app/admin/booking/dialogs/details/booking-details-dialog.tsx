import { useText } from '#app/lib/messages/use-text.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { BookingButtons } from './booking-acts.tsx'
import { LoadedBooking, useBooking } from './loaded-booking.tsx'
import type { OnAct } from './main-act.ts'

type BookingDetailsDialogProps = { id: number; onAct: OnAct; onClose: () => void }

export function BookingDetailsDialog({ id, onClose, onAct }: BookingDetailsDialogProps) {
  const text = useText()
  const { data: booking } = useBooking(id)
  return (
    <Dialog
      onClose={onClose}
      title={text('admin.booking.details.title')}
      size="3xl"
      footer={booking && <BookingButtons booking={booking} onAct={onAct} />}
    >
      <LoadedBooking id={id} onAct={onAct} />
    </Dialog>
  )
}
