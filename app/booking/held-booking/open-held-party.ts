import type { QueryClient } from '@tanstack/react-query'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { saveDraft, startNewDraft } from '#app/lib/draft/booking-draft-store.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { clockAt } from '#domain/foundation/time/party-day.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { bookingQuery, isMissing } from '../booking-query.ts'
import { toDraft, toDraftWithoutDay } from './to-draft.ts'

type Opened = { readonly sentence: string; readonly step: 1 | 4 }

/**
 * Makes a held booking the draft, and returns the step to show; undefined if it is paid, which another page shows.
 * Throws if the server cannot say, and leaves the draft alone. Loaded by the few who come with one.
 */
export async function openHeldParty(
  reference: string,
  queryClient: QueryClient,
  text: Text,
): Promise<Opened | undefined> {
  const [themes, booking] = await Promise.all([
    queryClient.fetchQuery(themesQuery),
    queryClient.fetchQuery(bookingQuery(reference)).catch(unlessMissing),
  ])
  if (booking?.isPaid) {
    window.location.replace(pathIn(text.language, `/booking/success?booking_id=${booking.bookingId}`))
    return undefined
  }
  if (isHeld(booking)) {
    saveDraft(toDraft(booking, themes))
    const { holdExpiresAt, customerName: name, customerEmail: email } = booking
    const time = clockAt(new Date(holdExpiresAt))
    return { sentence: text('booking.wizard.held.until', { time, name, email }), step: 4 }
  }
  startNewDraft()
  if (booking) saveDraft(toDraftWithoutDay(booking, themes))
  return { sentence: text(booking ? 'booking.wizard.held.expired' : 'booking.wizard.held.unknown'), step: 1 }
}

function unlessMissing(error: Error): undefined {
  if (!isMissing(error)) throw error
}

function isHeld(
  booking: CustomerBooking | undefined,
): booking is CustomerBooking & { readonly holdExpiresAt: string } {
  return booking?.bookingStatus === 'pending' && booking.holdExpiresAt !== null
}
