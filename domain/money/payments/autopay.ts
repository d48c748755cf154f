import { balanceDueDay, owedCents } from '#domain/booking/order/balance.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { addDays, daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'
import type { DeclineVerdict } from './decline.ts'
import type { PaymentState } from './next-payment.ts'

/** When a card is tried, in days after the first attempt. */
const TRIES_AFTER_DAYS = [0, 2, 4] as const

/** What a family agreed to. */
export type Consent = {
  readonly amountCents: Cents
  /** The charge day the family read, and the day it agreed. */
  readonly chargeDay: PartyDay
  readonly agreedOn: PartyDay
  /** The last notice: the charge day it named, and the party day it was about. */
  readonly notice: { readonly chargeDay: PartyDay; readonly ofDay: PartyDay; readonly on: PartyDay } | null
}

type Party = { readonly bookingDate: PartyDay; readonly bookedOn: PartyDay }

/**
 * Returns what to offer a family that pays its deposit today, in cents; undefined if nothing would be left to charge.
 */
export function offerAutopay(
  party: Party,
  { balanceCents, today }: { readonly balanceCents: Cents; readonly today: PartyDay },
): { readonly amountCents: Cents; readonly chargeDay: PartyDay } | undefined {
  const chargeDay = balanceDueDay(party.bookingDate, party.bookedOn)
  if (balanceCents < MINIMUM_PAYMENT_CENTS || chargeDay <= today) return undefined
  return { amountCents: balanceCents, chargeDay }
}

/**
 * Returns the day on which the card is charged: when the balance is due, but never with less notice than the family
 * agreed to. Moving the party moves it, and so does a notice that was mailed late.
 */
export function getChargeDay(
  { bookingDate, bookedOn }: Party,
  consent: Consent,
  { today, noticeDays }: { readonly today: PartyDay; readonly noticeDays: number },
): PartyDay {
  const { notice } = consent
  if (notice?.ofDay === bookingDate) return notice.chargeDay
  const agreedDays = daysBetween(consent.agreedOn, consent.chargeDay)
  const soonest = addDays(today, Math.max(1, Math.min(noticeDays, agreedDays)))
  const due = balanceDueDay(bookingDate, bookedOn)
  const day = due < soonest ? soonest : due
  return day > bookingDate ? bookingDate : day
}

/** Returns whether to notify the family now: once for each party day, this many days before the charge. */
export function isNoticeDue(
  party: Party,
  consent: Consent,
  { today, noticeDays }: { readonly today: PartyDay; readonly noticeDays: number },
): boolean {
  if (consent.notice?.ofDay === party.bookingDate || party.bookingDate <= today) return false
  return addDays(getChargeDay(party, consent, { today, noticeDays }), -noticeDays) <= today
}

/** Returns the cents to charge: never more than the family agreed to, nor more than it owes. */
export function getChargeCents(
  { amountCents }: Pick<Consent, 'amountCents'>,
  booking: Pick<PaymentState, 'totalCents' | 'discountCents' | 'paidCents'>,
): Cents {
  return Math.min(amountCents, owedCents(booking))
}

/** An attempt to charge the card, and its outcome. */
export type Try = { readonly on: PartyDay; readonly verdict: DeclineVerdict }

/** What to do about a charge now: wait, try the card for the nth time, or give up. */
type NextStep =
  | { readonly kind: 'wait'; readonly until: PartyDay }
  | { readonly kind: 'charge'; readonly attempt: number }
  | { readonly kind: 'give-up' }

/**
 * Returns the next step after these attempts, on a day whose charging hour has come. Attempts before the charge day were
 * made before the party moved, so they neither hasten nor limit those after it.
 */
export function nextStep(
  chargeDay: PartyDay,
  tries: readonly Try[],
  { bookingDate, today }: { readonly bookingDate: PartyDay; readonly today: PartyDay },
): NextStep {
  const own = tries.filter(({ on }) => on >= chargeDay)
  const isFinal = own.length >= TRIES_AFTER_DAYS.length || tries.some(({ verdict }) => verdict !== 'soft')
  if (isFinal) return { kind: 'give-up' }
  const until = own[0] ? addDays(own[0].on, TRIES_AFTER_DAYS[own.length] ?? 0) : chargeDay
  // Cards are never charged automatically after the party.
  if (today > bookingDate || until > bookingDate) return { kind: 'give-up' }
  return today < until ? { kind: 'wait', until } : { kind: 'charge', attempt: tries.length + 1 }
}
