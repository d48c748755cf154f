import { daysBetween, type PartyDay } from '../foundation/time/party-day.ts'
import { lastNight, type Stay } from '../foundation/time/stay.ts'
import type { BookingFacts } from './booking-facts.ts'

/**
 * - `held`: waits for its first payment
 * - `booked`: paid in part or confirmed, and its party is more than a week away
 * - `thisWeek`: the same, within a week
 * - `tonight`: one of its nights
 * - `after`: its party has taken place
 * - `missed`: its day has passed, but nobody confirmed it or paid for it
 */
export const PARTY_PHASES = ['held', 'booked', 'thisWeek', 'tonight', 'after', 'missed', 'cancelled'] as const
export type PartyPhase = (typeof PARTY_PHASES)[number]

type PhasedBooking = Pick<BookingFacts, 'bookingStatus' | 'isPaid' | 'paidCents' | 'bookingDate'> & Stay

/** How many days before a party its week begins. */
const WEEK_DAYS = 7

/** Returns where a booking stands for its family, which decides what its pages show first. */
export function getPhase(booking: PhasedBooking, today: PartyDay): PartyPhase {
  const { bookingStatus, bookingDate } = booking
  const isOver = today > lastNight(booking)
  if (bookingStatus === 'cancelled') return 'cancelled'
  if (bookingStatus === 'completed') return 'after'
  const daysLeft = daysBetween(today, bookingDate)
  if (!isBooked(booking)) return isOver ? 'missed' : 'held'
  if (isOver) return 'after'
  if (daysLeft <= 0) return 'tonight'
  return daysLeft <= WEEK_DAYS ? 'thisWeek' : 'booked'
}

/** A family has booked once its money came, or staff confirmed without any. */
function isBooked({ bookingStatus, isPaid, paidCents }: PhasedBooking): boolean {
  return bookingStatus === 'confirmed' || isPaid || paidCents > 0
}

/** Returns whether the party is certain and still ahead. */
export function isAhead(phase: PartyPhase): boolean {
  return phase === 'booked' || phase === 'thisWeek' || phase === 'tonight'
}

/** Returns whether no party is expected anymore. */
export function isOver(phase: PartyPhase): boolean {
  return phase === 'after' || phase === 'missed' || phase === 'cancelled'
}
