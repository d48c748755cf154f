import { SidePanel } from '#app/admin/kit/side-panel/side-panel.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { type BookingActions, BookingButtons } from './booking-body.tsx'
import { LoadedBooking, useBooking } from './loaded-booking.tsx'

type BookingPanelProps = BookingActions & { id: number; onClose: () => void }

/** A booking beside the list it was opened from. */
export function BookingPanel({ id, onClose, ...actions }: BookingPanelProps) {
  const text = useText()
  const { data: booking } = useBooking(id)
  return (
    <SidePanel
      title={text('admin.booking.details.title')}
      path={`/admin/bookings/${id}`}
      onClose={onClose}
      footer={booking && <BookingButtons booking={booking} {...actions} />}
    >
      <LoadedBooking id={id} {...actions} />
    </SidePanel>
  )
}
