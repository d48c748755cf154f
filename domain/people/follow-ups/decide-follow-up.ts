import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, addMonths, dayEnds, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import { atHour, isSendingHour } from '../conversations/sending-hours.ts'
import { DAYS_BETWEEN_ADVERTISEMENTS, describeFollowUp, type FollowUpKind } from './follow-up-kinds.ts'

export type FollowUpSetting = { readonly enabled: boolean; readonly delayHours: number }

/** The booking that the mail is about. */
export type FollowedParty = Pick<BookingFacts, 'bookingStatus' | 'isPaid' | 'cancelReason' | 'cancelledAt'> &
  Stay & {
    /** Staff took the booking, or sent a payment link: they write to this family themselves. */
    readonly isByStaff: boolean
    /** The party was already over when it was imported; the previous program asked for its review. */
    readonly wasOverWhenMovedIn: boolean
  }

export type FollowedFamily = {
  readonly isErased: boolean
  /** The family has opted out of advertising. */
  readonly hasRefused: boolean
  /** The family has a party ahead, or has booked again since. */
  readonly hasBooked: boolean
  /** When it last got an advertisement, or when one that is still queued was written. */
  readonly advertisedAt: Date | undefined
  /** From 1 to 12; null if unknown. */
  readonly birthMonth: number | null
}

/** Whether to send, or why not. */
export type Decision =
  | 'send'
  | 'off'
  | 'not-this-party'
  | 'not-yet'
  | 'too-late'
  | 'at-night'
  | 'erased'
  | 'refused'
  | 'booked'
  | 'this-week'

const ANOTHER_BIRTHDAY_MONTHS = 6

/** Decides about a follow-up that has not been sent for this party yet. */
export function decideFollowUp(
  kind: FollowUpKind,
  setting: FollowUpSetting,
  { party, family }: { readonly party: FollowedParty; readonly family: FollowedFamily },
  now: Date,
): Decision {
  if (!setting.enabled) return 'off'
  const times = getSendingTimes(kind, setting, { party, family }, now)
  if (!times || !isMeantFor(kind, party, now)) return 'not-this-party'
  const { isByDay, isAdvertising } = describeFollowUp(kind)
  // Checked before the time, so that a mail waiting for the morning is withdrawn as soon as the family opts out.
  const why = isAdvertising ? getAdvertisingSkipReason(family) : family.isErased ? 'erased' : undefined
  if (why) return why
  if (now < times.sendAt) return 'not-yet'
  if (now > times.expiresAt) return 'too-late'
  if (isByDay && !isSendingHour(now)) return 'at-night'
  return isAdvertising ? decideWeek(family, now) : 'send'
}

export type WhyNot = 'erased' | 'refused' | 'booked'

export function decideAdvertising(
  family: Pick<FollowedFamily, 'isErased' | 'hasRefused' | 'hasBooked' | 'advertisedAt'>,
  now: Date,
): 'send' | WhyNot | 'this-week' {
  return getAdvertisingSkipReason(family) ?? decideWeek(family, now)
}

/** Returns why a family gets no advertising at all; checked again right before a mail is sent. */
function getAdvertisingSkipReason(
  family: Pick<FollowedFamily, 'isErased' | 'hasRefused' | 'hasBooked'>,
): WhyNot | undefined {
  if (family.isErased) return 'erased'
  if (family.hasRefused) return 'refused'
  return family.hasBooked ? 'booked' : undefined
}

function decideWeek({ advertisedAt }: Pick<FollowedFamily, 'advertisedAt'>, now: Date): 'send' | 'this-week' {
  const isFree = !advertisedAt || +now - +advertisedAt >= DAYS_BETWEEN_ADVERTISEMENTS * DAY_MILLISECONDS
  return isFree ? 'send' : 'this-week'
}

function isMeantFor(kind: FollowUpKind, party: FollowedParty, now: Date): boolean {
  const { bookingDate, bookingStatus, isPaid } = party
  switch (kind) {
    case 'unfinished-booking':
      return party.cancelReason === 'lapsed' && !party.isByStaff && bookingDate > partyDayAt(now)
    case 'day-before':
      return bookingStatus !== 'cancelled' && (isPaid || bookingStatus !== 'pending')
    case 'review':
      return bookingStatus !== 'cancelled' && isPaid && !party.wasOverWhenMovedIn
    case 'same-again':
    case 'birthday':
      return bookingStatus !== 'cancelled' && isPaid
  }
}

type SendingTimes = { readonly sendAt: Date; readonly expiresAt: Date }

/** Returns when a follow-up is due and until when it is useful; undefined if it never is. */
export function getSendingTimes(
  kind: FollowUpKind,
  { delayHours }: Pick<FollowUpSetting, 'delayHours'>,
  { party, family }: { readonly party: FollowedParty; readonly family: Pick<FollowedFamily, 'birthMonth'> },
  now: Date,
): SendingTimes | undefined {
  const beginning = getBeginning(kind, party, family.birthMonth, now)
  if (!beginning) return undefined
  const sendAt =
    beginning instanceof Date
      ? new Date(+beginning + delayHours * HOUR_MILLISECONDS)
      : atHour(addDays(beginning, Math.floor(delayHours / 24)), delayHours % 24)
  const { usefulDays } = describeFollowUp(kind)
  return { sendAt, expiresAt: dayEnds(addDays(partyDayAt(sendAt), usefulDays)) }
}

function getBeginning(
  kind: FollowUpKind,
  { cancelledAt, ...stay }: FollowedParty,
  birthMonth: number | null,
  now: Date,
): Date | PartyDay | undefined {
  const { bookingDate } = stay
  switch (describeFollowUp(kind).from) {
    case 'hold-expired':
      return cancelledAt ?? undefined
    case 'day-before-party':
      return addDays(bookingDate, -1)
    case 'day-after-party':
      return addDays(lastNight(stay), 1)
    case 'ten-months-after-party':
      return addMonths(bookingDate, 10)
    case 'month-before-birthday':
      return birthMonth === null ? undefined : getBirthdaySeason(bookingDate, birthMonth, now)
  }
}

/**
 * Returns the first day of the month before the most recent birthday month that has come close. A party celebrated the
 * birthday nearest to it, so that birthday is no occasion to write.
 */
function getBirthdaySeason(bookingDate: PartyDay, birthMonth: number, now: Date): PartyDay | undefined {
  const today = partyDayAt(now)
  const month = String(birthMonth === 1 ? 12 : birthMonth - 1).padStart(2, '0')
  const thisYear = `${today.slice(0, 4)}-${month}-01`
  const season = thisYear <= today ? thisYear : addMonths(thisYear, -12)
  return season >= addMonths(bookingDate, ANOTHER_BIRTHDAY_MONTHS) ? season : undefined
}
