import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/lib/messages/use-text.ts'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { bookingQuery } from '../booking-query.ts'
import { type BookingActions, BookingBody } from './booking-body.tsx'

export const useBooking = (id: number) => useQuery(bookingQuery(id))

/** A booking's details, or its loading or error state. */
export function LoadedBooking({ id, ...actions }: BookingActions & { id: number }) {
  const text = useText()
  const { data: booking, isPending } = useBooking(id)
  if (isPending) return <Skeleton shape="box" height="24rem" />
  if (booking) return <BookingBody booking={booking} {...actions} />
  return (
    <ErrorState title={text('admin.booking.details.loadFailed')}>
      {text('admin.booking.details.tryLater')}
    </ErrorState>
  )
}
