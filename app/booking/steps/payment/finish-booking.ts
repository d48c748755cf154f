import type { QueryClient } from '@tanstack/react-query'
import { bookingQuery } from '#app/booking/booking-query.ts'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { forgetTeepees } from '#app/lib/draft/known-teepees.ts'
import { forgetHeldDraft } from '#app/lib/draft/stored-held-draft.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'

/** Finishes a paid booking: removes everything but its reference from the browser. */
export function finishBooking(queryClient: QueryClient, booking: CustomerBooking): void {
  queryClient.setQueryData(bookingQuery(booking.bookingId).queryKey, booking)
  saveDraft({ ...EMPTY_DRAFT, bookingId: booking.bookingId, paymentComplete: true })
  forgetHeldDraft()
  forgetTeepees()
}
