import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import { isActive } from '#domain/booking/status.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, clockAt, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'

/**
 * `agreed`: to be placed the day before the party; `planned`: the card is being asked; `placed`: its bank reserves the
 * amount for us; `captured`: damage was paid from it; `released`: no longer reserved; `refused`: the bank declined;
 * `ended`: it was never placed.
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
type HoldState = (typeof HOLD_STATES)[number]

/** Holds in these states are watched until they end. */
export const LIVE_HOLD_STATES = ['agreed', 'planned', 'placed'] as const satisfies readonly HoldState[]

/** Miami time on the day before the party. */
const HOLD_CLOCK = '10:00'
/**
 * The shortest time for which card networks reserve an amount without the customer present, less a margin of some
 * hours.
 */
const HELD_HOURS = 108

type Party = Pick<BookingFacts, 'bookingDate' | 'bookingStatus' | 'isPaid'>

/** Returns whether a family can be asked for a hold of this many cents today: not on the day of its party. */
export function canAgreeToHold(
  { bookingDate, bookingStatus, isPaid }: Party,
  { amountCents, today }: { readonly amountCents: Cents; readonly today: PartyDay },
): boolean {
  const isWanted = amountCents >= MINIMUM_PAYMENT_CENTS
  return isWanted && isPaid && isActive(bookingStatus) && today < bookingDate
}

/** Returns whether to place the hold now: on the day before the party, and never later. */
export function isHoldDue({ bookingDate, bookingStatus, isPaid }: Party, now: Date): boolean {
  const isTheDay = partyDayAt(now) === addDays(bookingDate, -1)
  return isTheDay && clockAt(now) >= HOLD_CLOCK && isPaid && isActive(bookingStatus)
}

/** Returns the latest time at which a hold placed now must be released. */
export function getHoldEnd(placedAt: Date): Date {
  return new Date(placedAt.getTime() + HELD_HOURS * HOUR_MILLISECONDS)
}

type Placed = {
  /** The party day it was placed for. */
  readonly partyDay: PartyDay
  readonly endsAt: Date | null
  /** Whether a claim that may be paid from the hold is open or unpaid. */
  readonly hasClaim: boolean
}

/**
 * Returns whether a hold must be released now: it has run out, nothing was claimed by the end of the day after the
 * party, or the party no longer exists.
 */
export function isReleaseDue(
  party: (Pick<Party, 'bookingStatus'> & Stay) | undefined,
  { partyDay, endsAt, hasClaim }: Placed,
  now: Date,
): boolean {
  if (!party || party.bookingStatus === 'cancelled' || party.bookingDate !== partyDay) return true
  if (endsAt !== null && now >= endsAt) return true
  return !hasClaim && partyDayAt(now) > addDays(lastNight(party), 1)
}
