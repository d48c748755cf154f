import { SidePanel } from '#app/admin/kit/side-panel/side-panel.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { BookingButtons } from './booking-acts.tsx'
import { LoadedBooking, useBooking } from './loaded-booking.tsx'
import type { OnAct } from './main-act.ts'

type BookingPanelProps = { id: number; onAct: OnAct; onClose: () => void }

/** A booking beside the list it was opened from. */
export function BookingPanel({ id, onClose, onAct }: BookingPanelProps) {
  const text = useText()
  const { data: booking } = useBooking(id)
  return (
    <SidePanel
      title={text('admin.booking.details.title')}
      path={`/admin/bookings/${id}`}
      onClose={onClose}
      footer={booking && <BookingButtons booking={booking} onAct={onAct} />}
    >
      <LoadedBooking id={id} onAct={onAct} />
    </SidePanel>
  )
}
