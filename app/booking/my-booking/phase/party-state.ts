import type { Tone } from '#app/ui/display/badge.tsx'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { PartyPhase } from '#domain/booking/party-phase.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { daysBetween, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { startInstant } from '#domain/foundation/time/party-start.ts'

type StatedParty = Pick<
  CustomerBooking,
  'bookingStatus' | 'bookingDate' | 'cancelReason' | 'isStartTimeKnown' | 'partyStartTime' | 'deliveryWindow'
> & {
  readonly refundedCents: Cents
  /** Whether the first payment is due. */
  readonly isDue: boolean
}
type PartyState = {
  readonly word: string
  readonly tone: Tone
  readonly sentence: string
  /** The time until the party; undefined once it is over. */
  readonly countdown?: string | undefined
}

/** Describes the state of a booking for its family. */
export function partyState(
  booking: StatedParty,
  { phase, now }: { readonly phase: PartyPhase; readonly now: Date },
  text: Text,
): PartyState {
  const countdown = countdownTo(booking.bookingDate, partyDayAt(now), text)
  const pending = { word: text('myBooking.page.pendingWord'), tone: 'warning' } as const
  const booked = { word: text('myBooking.page.bookedWord'), tone: 'success', countdown } as const
  switch (phase) {
    case 'held':
      return { ...pending, countdown, sentence: text('myBooking.page.unpaid') }
    case 'booked':
      return { ...booked, sentence: bookedSentence(booking, text) }
    case 'thisWeek':
    case 'tonight':
      return { ...booked, sentence: arrivalSentence(booking, now, text) }
    case 'after':
      return {
        word: text('myBooking.page.completedWord'),
        tone: 'success',
        sentence: text('myBooking.page.completed'),
      }
    case 'missed':
      return { ...pending, sentence: text('myBooking.after.unpaid') }
    case 'cancelled':
      return {
        word: text('myBooking.page.cancelledWord'),
        tone: 'danger',
        sentence: cancelledSentence(booking, text),
      }
  }
}

function bookedSentence({ bookingStatus, isDue }: StatedParty, text: Text): string {
  if (isDue) return text('myBooking.page.firstDue')
  return bookingStatus === 'confirmed' ? text('myBooking.page.confirmed') : text('myBooking.page.paid')
}

/** Until the party begins, families want to know when the crew comes, and for which start. */
function arrivalSentence(booking: StatedParty, now: Date, text: Text): string {
  const { bookingDate, isStartTimeKnown, partyStartTime: start, deliveryWindow } = booking
  if (now >= startInstant(bookingDate, start)) return text('myBooking.page.begun')
  return isStartTimeKnown
    ? text('myBooking.page.arrival', deliveryWindow)
    : text('myBooking.page.arrivalPlanned', { ...deliveryWindow, start })
}

function cancelledSentence({ cancelReason, refundedCents }: StatedParty, text: Text): string {
  if (cancelReason === 'lapsed') return text('myBooking.page.expired')
  return refundedCents > 0
    ? text('myBooking.page.cancelledAndRefunded', { refund: refundedCents })
    : text('myBooking.page.cancelled')
}

function countdownTo(day: PartyDay, today: PartyDay, text: Text): string | undefined {
  const nights = daysBetween(today, day)
  if (nights < 0) return undefined
  if (nights === 0) return text('myBooking.page.tonight')
  return text('myBooking.page.nights', { count: nights })
}
