import { message } from '../messages/message.ts'
import type { OrderChangeSettings } from '../pricing/pricing-settings.ts'
import { type Refusal, refuse } from '../refusal/refusal.ts'
import { HOUR_MILLISECONDS } from '../time/durations.ts'
import { addDays, dayEnds, type PartyDay } from '../time/party-day.ts'

/** Missed: the offer expired. */
export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'missed', 'left'] as const

/** How long a free place is held for the first in line, at most. */
export const OFFER_HOURS = 2
/** How long while more than so many wait: a place must not go from one to the next all day. */
const BUSY_OFFER_MILLISECONDS = HOUR_MILLISECONDS / 2
const FEW_WAITING = 3
/** On the last day on which a party can be booked, places are for sale to everybody for these hours before it ends. */
const OPEN_HOURS = 12

type Offer = {
  readonly now: Date
  readonly bookingDate: PartyDay
  /** How many days before the party visitors must book. */
  readonly noticeDays: number
  /** How many wait for that day, with the one it is for. */
  readonly waiting: number
}

/**
 * Returns until when a place is held for the first in line. `undefined` once it is too late to hold it for anyone: from
 * noon of the last day on which the party can be booked, whoever comes first has it.
 */
export function offerExpiry({ now, bookingDate, noticeDays, waiting }: Offer): Date | undefined {
  const lastDay = addDays(bookingDate, -noticeDays)
  const latest = dayEnds(lastDay).getTime() - OPEN_HOURS * HOUR_MILLISECONDS
  if (latest - now.getTime() < BUSY_OFFER_MILLISECONDS) return undefined
  const held = waiting > FEW_WAITING ? BUSY_OFFER_MILLISECONDS : OFFER_HOURS * HOUR_MILLISECONDS
  return new Date(Math.min(now.getTime() + held, latest))
}

/** Returns how many days before the party a family must have changed its order to what it waits for. */
export function noticeForChange(
  { daysBeforeMore, daysBeforeAddons, daysBeforeFewer }: OrderChangeSettings,
  { addons }: { readonly addons?: unknown },
): number {
  // Of the add-ons there may be more of some and fewer of others.
  return addons === undefined ? daysBeforeMore : Math.max(daysBeforeMore, daysBeforeAddons, daysBeforeFewer)
}

export function stillHasRoom(day: PartyDay): Refusal {
  return refuse('date_available', message('calendar.stillHasRoom', { day }))
}
