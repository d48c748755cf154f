import type { OrderChangeSettings } from '../catalogue/pricing/pricing-settings.ts'
import { type Refusal, refuse } from '../foundation/refusal/refusal.ts'
import { HOUR_MILLISECONDS } from '../foundation/time/durations.ts'
import { addDays, dayEnds, type PartyDay } from '../foundation/time/party-day.ts'

/** `missed` means that the offer expired. */
export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'missed', 'left'] as const

/** The longest time, in hours, that a freed place is held for the first in line. */
export const OFFER_HOURS = 2
/** The limit while several families wait: a place must not be passed from one to the next all day. */
const BUSY_OFFER_MILLISECONDS = HOUR_MILLISECONDS / 2
const FEW_WAITING = 3
/** Above this many, only those count whose mail was confirmed: made-up addresses must not hoard a place. */
const TRUSTED_WAITING = 2
/** On the last day a party can be booked, places are open to everybody for this many hours before the day ends. */
const OPEN_HOURS = 12

type Offer = {
  readonly now: Date
  readonly bookingDate: PartyDay
  /** How many days before the party visitors must book. */
  readonly noticeDays: number
  /** How many wait for that day, including the family that gets the offer. */
  readonly waiting: number
}

/**
 * Returns until when a freed place is held for the first in line. Returns undefined once it is too late to hold it for
 * anyone: from noon of the last day on which the party can be booked, it is first come, first served.
 */
export function offerExpiry({ now, bookingDate, noticeDays, waiting }: Offer): Date | undefined {
  const lastDay = addDays(bookingDate, -noticeDays)
  const latest = dayEnds(lastDay).getTime() - OPEN_HOURS * HOUR_MILLISECONDS
  if (latest - now.getTime() < BUSY_OFFER_MILLISECONDS) return undefined
  const held = waiting > FEW_WAITING ? BUSY_OFFER_MILLISECONDS : OFFER_HOURS * HOUR_MILLISECONDS
  return new Date(Math.min(now.getTime() + held, latest))
}

/** Returns how many days before the party the change that a family waits for must be made. */
export function noticeForChange(
  { daysBeforeMore, daysBeforeAddons, daysBeforeFewer }: OrderChangeSettings,
  { addons }: { readonly addons?: unknown },
): number {
  // The wanted add-ons may be more of one kind and fewer of another, so the stricter limit applies.
  return addons === undefined ? daysBeforeMore : Math.max(daysBeforeMore, daysBeforeAddons, daysBeforeFewer)
}

export function stillHasRoom(day: PartyDay): Refusal {
  return refuse('date_available', 'calendar.stillHasRoom', { day })
}

type Waiting = {
  readonly mailConfirmedAt: Date | null
  /** The booking that waits for a bigger order: its family is known. */
  readonly changesBookingId: number | null
}

/**
 * Returns those of a day's line who count, in its order: all while few wait, and otherwise only those whose mail was
 * confirmed once.
 */
export function countingEntries<Entry extends Waiting>(open: readonly Entry[]): readonly Entry[] {
  if (open.length <= TRUSTED_WAITING) return open
  return open.filter(
    ({ mailConfirmedAt, changesBookingId }) => mailConfirmedAt !== null || changesBookingId !== null,
  )
}
