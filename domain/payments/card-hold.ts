import type { BookingFacts } from '../booking/booking-facts.ts'
import { isActive } from '../booking/status.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS } from '../money/money.ts'
import { HOUR_MILLISECONDS } from '../time/durations.ts'
import { addDays, clockAt, type PartyDay, partyDayAt } from '../time/party-day.ts'

/**
 * 'agreed': it is placed the day before the party; 'planned': the card is being asked; 'placed': its bank keeps the amount
 * for us; 'captured': damage was paid from it; 'released': nothing is kept anymore; 'refused': the bank said no; 'ended':
 * it was never placed.
 */
export const HOLD_STATES = [
  'agreed',
  'planned',
  'placed',
  'captured',
  'released',
  'refused',
  'ended',
] as const
export type HoldState = (typeof HOLD_STATES)[number]

/** Holds in these states are watched until they have ended. */
export const LIVE_HOLD_STATES = ['agreed', 'planned', 'placed'] as const satisfies readonly HoldState[]

/** Miami time, the day before the party. */
export const HOLD_CLOCK = '10:00'
/** The shortest time for which networks keep an amount for a shop whose customer is not there, less some hours. */
const HELD_HOURS = 108

type Party = Pick<BookingFacts, 'bookingDate' | 'bookingStatus' | 'isPaid'>

/** Returns whether a family can be asked for a hold of this amount today: not on the day of its party. */
export function canAgreeToHold(
  { bookingDate, bookingStatus, isPaid }: Party,
  { amountCents, today }: { readonly amountCents: Cents; readonly today: PartyDay },
): boolean {
  const isWanted = amountCents >= MINIMUM_PAYMENT_CENTS
  return isWanted && isPaid && isActive(bookingStatus) && today < bookingDate
}

/** Returns whether the card is asked now: only the day before the party, never later. */
export function isHoldDue({ bookingDate, bookingStatus, isPaid }: Party, now: Date): boolean {
  const isTheDay = partyDayAt(now) === addDays(bookingDate, -1)
  return isTheDay && clockAt(now) >= HOLD_CLOCK && isPaid && isActive(bookingStatus)
}

/** Returns when a hold that is placed now is released at the latest. */
export function getHoldEnd(placedAt: Date): Date {
  return new Date(placedAt.getTime() + HELD_HOURS * HOUR_MILLISECONDS)
}

type Placed = {
  /** The party day that it was placed for. */
  readonly partyDay: PartyDay
  readonly endsAt: Date | null
  /** A claim for damage that may be paid from it is open, or is not paid yet. */
  readonly hasClaim: boolean
}

/**
 * Returns whether a hold has to be released now: its time is over, nothing was claimed by the end of the day after the
 * party, or there is no such party anymore.
 */
export function isReleaseDue(
  party: Pick<Party, 'bookingDate' | 'bookingStatus'> | undefined,
  { partyDay, endsAt, hasClaim }: Placed,
  now: Date,
): boolean {
  if (!party || party.bookingStatus === 'cancelled' || party.bookingDate !== partyDay) return true
  if (endsAt !== null && now >= endsAt) return true
  return !hasClaim && partyDayAt(now) > addDays(partyDay, 1)
}
