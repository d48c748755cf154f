import type { QueryClient } from '@tanstack/react-query'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { bookingQuery } from '../booking-query.ts'

/** Ends a paid booking: removes all input from the browser except the reference. */
export function finishBooking(queryClient: QueryClient, booking: CustomerBooking): void {
  queryClient.setQueryData(bookingQuery(booking.bookingId).queryKey, booking)
  saveDraft({ ...EMPTY_DRAFT, bookingId: booking.bookingId, paymentComplete: true })
}
