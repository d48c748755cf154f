import type { Sentences } from '../sentences/english.ts'
import { type Said, say } from '../sentences/said.ts'

/**
 * Why money goes back, by the names of the sentences that tell it; `asWritten` is what staff wrote. A type of the
 * database: a name that has been stored stays.
 */
export const REFUND_REASONS = [
  'asWritten',
  // The policy, when a party is cancelled or a booking deleted
  'nothingToRefund',
  'neverRefunded',
  'noRefundWithin',
  'depositOnly',
  'beyondDeposit',
  'noMoreAfterMove',
  'beyondPrice',
  'bookingDeleted',
  // An order that costs less than was paid
  'surplus',
  'orderBecameSmaller',
  // Money that could not be kept
  'doesNotCover',
  'couponUsedUpMeanwhile',
  'cancelledMoneyBack',
  'paidTooMuch',
  'paidTwice',
  'cameTooLate',
  'changeCameTooLate',
  'bookingGoneMoneyBack',
  'damageNotOwed',
  // Made by the owner at the card provider
  'madeInDashboard',
] as const satisfies readonly (keyof Sentences)[]

export type RefundReason = Said<(typeof REFUND_REASONS)[number]>

/** Returns staff's own words as a reason, too. */
export function refundReason(why: RefundReason | string): RefundReason {
  return typeof why === 'string' ? say('asWritten', why) : why
}
