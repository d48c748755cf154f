import { daysBetween, type PartyDay } from '../party-day.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type Said, say } from '../sentences/said.ts'
import { type BookingStatus, isActive } from './status.ts'

/** Terms of service: one free reschedule, more than 7 days before the party. */
export const RESCHEDULE_DAYS = 7
export const FREE_RESCHEDULES = 1

/** Returns why the customer cannot move the party for free; whether the new day has room is the calendar's decision. */
export function rescheduleRefusal({
  bookingStatus,
  timesRescheduled,
  bookingDate,
  newPartyDay,
  today,
}: {
  readonly bookingStatus: BookingStatus
  readonly timesRescheduled: number
  readonly bookingDate: PartyDay
  readonly newPartyDay: PartyDay
  readonly today: PartyDay
}): Refusal | undefined {
  if (!isActive(bookingStatus)) {
    return refuse('booking_closed', say('cannotBeMoved', bookingStatus))
  }
  if (timesRescheduled >= FREE_RESCHEDULES) {
    return refuse('already_rescheduled', say('movedOnce'))
  }
  if (daysBetween(today, bookingDate) <= RESCHEDULE_DAYS) {
    return refuse('too_late', say('tooLateToMove', RESCHEDULE_DAYS))
  }
  return newPartyDay === bookingDate ? refuse('invalid', alreadyOn(bookingDate)) : undefined
}

export function alreadyOn(bookingDate: PartyDay): Said {
  return say('alreadyOn', bookingDate)
}
