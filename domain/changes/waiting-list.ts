import { type Refusal, refuse } from '../refusal/refusal.ts'
import { say } from '../sentences/said.ts'
import { HOUR_MILLISECONDS } from '../time/durations.ts'
import type { PartyDay } from '../time/party-day.ts'

/** Missed: the offer expired. */
export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'missed', 'left'] as const

/** How long a free place is held for the first in line. */
export const OFFER_HOURS = 2

export function offerExpiry(now: Date): Date {
  return new Date(now.getTime() + OFFER_HOURS * HOUR_MILLISECONDS)
}

export function stillHasRoom(day: PartyDay): Refusal {
  return refuse('date_available', say('stillHasRoom', day))
}
