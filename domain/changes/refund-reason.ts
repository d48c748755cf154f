import { type Message, type MessageId, type MessageInput, message } from '../messages/message.ts'

/**
 * Why money goes back: the names that the database has, and their texts. A name that has been stored stays; `asWritten` is
 * what staff wrote.
 */
export const REFUND_REASONS = {
  asWritten: 'message.asWritten',
  // The policy, when a party is cancelled or a booking deleted
  nothingToRefund: 'rules.nothingToRefund',
  neverRefunded: 'rules.neverRefunded',
  noRefundWithin: 'rules.noRefundWithin',
  depositOnly: 'rules.depositOnly',
  beyondDeposit: 'rules.beyondDeposit',
  noMoreAfterMove: 'rules.noMoreAfterMove',
  beyondPrice: 'rules.beyondPrice',
  bookingDeleted: 'refunds.bookingDeleted',
  // An order that costs less than was paid
  surplus: 'refunds.overpayment',
  orderBecameSmaller: 'orderChange.becameSmaller',
  // Money that could not be kept
  doesNotCover: 'payments.doesNotCover',
  couponUsedUpMeanwhile: 'payments.couponUsedUpMeanwhile',
  cancelledMoneyBack: 'payments.cancelledMoneyBack',
  paidTooMuch: 'payments.paidTooMuch',
  paidTwice: 'payments.paidTwice',
  cameTooLate: 'payments.cameTooLate',
  changeCameTooLate: 'orderChange.cameTooLate',
  bookingGoneMoneyBack: 'payments.bookingGoneMoneyBack',
  damageNotOwed: 'damage.notOwed',
  // Made by the owner at the card provider
  madeInDashboard: 'refunds.madeInDashboard',
} as const satisfies Readonly<Record<string, MessageId>>

export type RefundReasonName = keyof typeof REFUND_REASONS
export const REFUND_REASON_NAMES = Object.keys(REFUND_REASONS) as [RefundReasonName, ...RefundReasonName[]]
type RefundReasonId = (typeof REFUND_REASONS)[RefundReasonName]
export type RefundReason = Message & { readonly id: RefundReasonId }

export function refundReason<Id extends RefundReasonId>(id: Id, ...values: MessageInput<Id>): RefundReason {
  return { ...message(id, ...values), id }
}

/** Returns staff's own words as a reason, too. */
export function toRefundReason(why: RefundReason | string): RefundReason {
  return typeof why === 'string' ? refundReason('message.asWritten', { text: why }) : why
}
