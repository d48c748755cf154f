import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { bookingQuery } from '../booking-query.ts'
import { BookingBody } from './booking-body.tsx'
import type { OnAct } from './main-act.ts'

export const useBooking = (id: number) => useQuery(bookingQuery(id))

/** A booking's details, or its loading or error state. */
export function LoadedBooking({ id, onAct }: { id: number; onAct: OnAct }) {
  const text = useText()
  const failed = {
    title: text('admin.booking.details.loadFailed'),
    words: text('admin.bookings.tryLater'),
  }
  return (
    <Loaded query={useBooking(id)} height="100dvb" failed={failed}>
      {(booking) => <BookingBody booking={booking} onAct={onAct} />}
    </Loaded>
  )
}
