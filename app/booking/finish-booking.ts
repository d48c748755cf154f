import type { QueryClient } from '@tanstack/react-query'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { readDraft, saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { forgetTeepees } from '#app/lib/draft/known-teepees.ts'
import { forgetHeldDraft } from '#app/lib/draft/stored-held-draft.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { bookingQuery } from './booking-query.ts'

/**
 * Finishes a paid booking: removes everything from the browser but its reference, and the key that opens its page.
 */
export function finishBooking(queryClient: QueryClient, booking: CustomerBooking): void {
  queryClient.setQueryData(bookingQuery(booking.bookingId).queryKey, booking)
  const { draftKey } = readDraft()
  saveDraft({ ...EMPTY_DRAFT, draftKey, bookingId: booking.bookingId, paymentComplete: true })
  forgetHeldDraft()
  forgetTeepees()
}
