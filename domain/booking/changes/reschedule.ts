import type { RescheduleLimits } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { type BookingStatus, isActive } from '../status.ts'

/** Terms of service: one free move, more than 7 days before the party. */
export const USUAL_RESCHEDULE: RescheduleLimits = { times: 1, daysBefore: 7 }

function getFee({ feeCents = 0 }: RescheduleLimits): Cents {
  return feeCents >= MINIMUM_PAYMENT_CENTS ? feeCents : 0
}

/** Returns what a family pays to move its party again: the first move is free, and so are those by staff. */
export function getMoveFee(timesRescheduled: number, limits: RescheduleLimits = USUAL_RESCHEDULE): Cents {
  return timesRescheduled > 0 ? getFee(limits) : 0
}

/** Returns how many of a family's moves are free. */
export function countFreeMoves(limits: RescheduleLimits): number {
  return getFee(limits) > 0 ? Math.min(limits.times, 1) : limits.times
}

/** Returns how often a family can move its party: with a fee at least twice, or the fee would never be paid. */
export function countMoves(limits: RescheduleLimits): number {
  return getFee(limits) > 0 && limits.times > 0 ? Math.max(limits.times, 2) : limits.times
}

/** Returns why the customer cannot move the party itself. Whether the new day has room is up to the calendar. */
export function rescheduleRefusal({
  bookingStatus,
  timesRescheduled,
  bookingDate,
  newPartyDay,
  today,
  limits = USUAL_RESCHEDULE,
}: {
  readonly bookingStatus: BookingStatus
  readonly timesRescheduled: number
  readonly bookingDate: PartyDay
  readonly newPartyDay: PartyDay
  readonly today: PartyDay
  /** The limits in force when the booking was made. */
  readonly limits?: RescheduleLimits | undefined
}): Refusal | undefined {
  if (!isActive(bookingStatus)) {
    return refuse('booking_closed', 'bookings.cannotBeMoved', { status: bookingStatus })
  }
  if (timesRescheduled >= countMoves(limits)) {
    return refuse('already_rescheduled', 'bookings.movedEnough', { times: timesRescheduled })
  }
  if (daysBetween(today, bookingDate) <= limits.daysBefore) {
    return refuse('too_late', 'bookings.tooLateToMove', { count: limits.daysBefore })
  }
  return newPartyDay === bookingDate ? refuse('invalid', alreadyOn(bookingDate)) : undefined
}

export function alreadyOn(bookingDate: PartyDay): Message {
  return message('bookings.alreadyOn', { day: bookingDate })
}
