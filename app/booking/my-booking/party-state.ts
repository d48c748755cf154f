import type { Tone } from '#app/ui/display/badge.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { daysBetween, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'

type StatedParty = Pick<CustomerBooking, 'bookingStatus' | 'isPaid' | 'bookingDate' | 'cancelReason'> & {
  /** Whether the family gets any of it back. */
  readonly hasRefund: boolean
}
type PartyState = {
  readonly word: string
  readonly tone: Tone
  readonly sentence: string
  /** The time until the party; undefined once it is over. */
  readonly countdown?: string | undefined
}

/** Returns whether the party has taken place: its page then no longer looks forward. */
export function isAfterParty(
  { bookingStatus, bookingDate }: Pick<StatedParty, 'bookingStatus' | 'bookingDate'>,
  today: PartyDay = partyDayAt(new Date()),
): boolean {
  return bookingStatus === 'completed' || (bookingStatus !== 'cancelled' && bookingDate < today)
}

/** Returns whether a booking whose day has passed was neither confirmed nor paid, so that nobody knows of a party. */
export function isNeverPaid({
  bookingStatus,
  isPaid,
}: Pick<StatedParty, 'bookingStatus' | 'isPaid'>): boolean {
  return bookingStatus === 'pending' && !isPaid
}

/** Describes the state of a booking for its family. */
export function partyState(booking: StatedParty, today: PartyDay, text: Text): PartyState {
  const { bookingStatus, bookingDate, isPaid } = booking
  if (isAfterParty(booking, today)) {
    if (isNeverPaid(booking))
      return {
        word: text('myBooking.page.pendingWord'),
        tone: 'warning',
        sentence: text('myBooking.after.unpaid'),
      }
    const word = text('myBooking.page.completedWord')
    return { word, tone: 'success', sentence: text('myBooking.page.completed') }
  }
  const countdown = countdownTo(bookingDate, today, text)
  switch (bookingStatus) {
    case 'cancelled':
      return {
        word: text('myBooking.page.cancelledWord'),
        tone: 'danger',
        sentence: cancelledSentence(booking, text),
      }
    case 'confirmed':
      return {
        word: text('myBooking.page.confirmedWord'),
        tone: 'success',
        countdown,
        sentence: text('myBooking.page.confirmed'),
      }
    default: {
      const sentence = isPaid ? text('myBooking.page.paid') : text('myBooking.page.unpaid')
      return { word: text('myBooking.page.pendingWord'), tone: 'warning', countdown, sentence }
    }
  }
}

function cancelledSentence({ cancelReason, hasRefund }: StatedParty, text: Text): string {
  if (cancelReason === 'lapsed') return text('myBooking.page.expired')
  return hasRefund ? text('myBooking.page.cancelledAndRefunded') : text('myBooking.page.cancelled')
}

function countdownTo(day: PartyDay, today: PartyDay, text: Text): string | undefined {
  const nights = daysBetween(today, day)
  if (nights < 0) return undefined
  if (nights === 0) return text('myBooking.page.tonight')
  return text('myBooking.page.nights', { count: nights })
}
