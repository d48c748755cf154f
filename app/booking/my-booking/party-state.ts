import type { Tone } from '#app/ui/badge.tsx'
import type { CustomerBooking } from '#contract/bookings.ts'
import { daysBetween, type PartyDay } from '#domain/party-day.ts'

type Told = Pick<CustomerBooking, 'bookingStatus' | 'isPaid' | 'bookingDate' | 'cancelReason'>
type PartyState = {
  readonly word: string
  readonly tone: Tone
  readonly sentence: string
  /** How long it is until the party, for as long as it is to come. */
  readonly countdown?: string | undefined
}

/** Where a booking stands, as its family wants to hear it. */
export function partyState(booking: Told, today: PartyDay): PartyState {
  const { bookingStatus, bookingDate, isPaid } = booking
  const countdown = countdownTo(bookingDate, today)
  switch (bookingStatus) {
    case 'cancelled':
      return { word: 'Cancelled', tone: 'danger', sentence: cancelledSentence(booking) }
    case 'completed':
      return { word: 'Completed', tone: 'success', sentence: 'We hope it was a night to remember.' }
    case 'confirmed':
      return { word: 'Confirmed', tone: 'success', countdown, sentence: 'All set: we look forward to it.' }
    case 'pending': {
      const sentence = isPaid
        ? 'Your payment is here and your date is yours. We will confirm the details shortly.'
        : 'Your booking is complete as soon as it is paid.'
      return { word: 'Pending', tone: 'warning', countdown, sentence }
    }
  }
}

function cancelledSentence({ cancelReason }: Told): string {
  return cancelReason === 'lapsed'
    ? 'You are welcome to book anew.'
    : 'This party will not take place. What comes back to you is listed under Payments.'
}

function countdownTo(day: PartyDay, today: PartyDay): string | undefined {
  const nights = daysBetween(today, day)
  if (nights < 0) return undefined
  if (nights === 0) return 'It is tonight!'
  return nights === 1 ? 'One more night to go' : `${nights} nights to go`
}
