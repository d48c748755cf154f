import type { Tone } from '#app/ui/display/badge.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { daysBetween, type PartyDay } from '#domain/time/party-day.ts'
import type { OwnPageWords } from '../words/booking-words.ts'

type Told = Pick<CustomerBooking, 'bookingStatus' | 'isPaid' | 'bookingDate' | 'cancelReason'> & {
  /** Whether any of it goes back to the family. */
  readonly hasRefund: boolean
}
type PartyState = {
  readonly word: string
  readonly tone: Tone
  readonly sentence: string
  /** The time until the party; undefined once it is over. */
  readonly countdown?: string | undefined
}

/** Returns the state of a booking in words for its family. */
export function partyState(booking: Told, today: PartyDay, words: OwnPageWords['own']): PartyState {
  const { bookingStatus, bookingDate, isPaid } = booking
  const countdown = countdownTo(bookingDate, today, words)
  switch (bookingStatus) {
    case 'cancelled':
      return { word: words.cancelledWord, tone: 'danger', sentence: cancelledSentence(booking, words) }
    case 'completed':
      return { word: words.completedWord, tone: 'success', sentence: words.completed }
    case 'confirmed':
      return { word: words.confirmedWord, tone: 'success', countdown, sentence: words.confirmed }
    case 'pending': {
      const sentence = isPaid ? words.paid : words.unpaid
      return { word: words.pendingWord, tone: 'warning', countdown, sentence }
    }
  }
}

function cancelledSentence({ cancelReason, hasRefund }: Told, words: OwnPageWords['own']): string {
  if (cancelReason === 'lapsed') return words.lapsed
  return hasRefund ? words.cancelledAndRefunded : words.cancelled
}

function countdownTo(day: PartyDay, today: PartyDay, words: OwnPageWords['own']): string | undefined {
  const nights = daysBetween(today, day)
  if (nights < 0) return undefined
  if (nights === 0) return words.tonight
  return words.nights(nights)
}
