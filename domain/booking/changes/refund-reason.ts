import {
  type Message,
  type MessageId,
  type MessageInput,
  message,
} from '#domain/foundation/messages/message.ts'

/**
 * Why money is refunded: the names stored in the database, and their texts. Stored names never change. `asWritten`
 * stands for staff's own words.
 */
export const REFUND_REASONS = {
  asWritten: 'message.asWritten',
  // The policy, when a party is cancelled or a booking is deleted
  nothingToRefund: 'rules.nothingToRefund',
  neverRefunded: 'rules.neverRefunded',
  noRefundWithin: 'rules.noRefundWithin',
  depositOnly: 'rules.depositOnly',
  beyondDeposit: 'rules.beyondDeposit',
  noMoreAfterMove: 'rules.noMoreAfterMove',
  beyondPrice: 'rules.beyondPrice',
  bookingDeleted: 'refunds.bookingDeleted',
  // An order that costs less than was paid for it
  surplus: 'refunds.overpayment',
  orderBecameSmaller: 'orderChange.becameSmaller',
  // Money that had to be refunded
  doesNotCover: 'payments.doesNotCover',
  couponUsedUpMeanwhile: 'payments.couponUsedUpMeanwhile',
  cancelledMoneyBack: 'payments.cancelledMoneyBack',
  paidTooMuch: 'payments.paidTooMuch',
  paidTwice: 'payments.paidTwice',
  cameTooLate: 'payments.cameTooLate',
  changeCameTooLate: 'orderChange.cameTooLate',
  bookingGoneMoneyBack: 'payments.bookingGoneMoneyBack',
  damageNotOwed: 'damage.notOwed',
  // Refunds made by the owner in the card provider's dashboard
  madeInDashboard: 'refunds.madeInDashboard',
} as const satisfies Readonly<Record<string, MessageId>>

export type RefundReasonName = keyof typeof REFUND_REASONS
export const REFUND_REASON_NAMES = Object.keys(REFUND_REASONS) as [RefundReasonName, ...RefundReasonName[]]
type RefundReasonId = (typeof REFUND_REASONS)[RefundReasonName]
export type RefundReason = Message & { readonly id: RefundReasonId }

export function refundReason<Id extends RefundReasonId>(id: Id, ...values: MessageInput<Id>): RefundReason {
  return { ...message(id, ...values), id }
}

/** Also accepts staff's own words as a reason. */
export function toRefundReason(why: RefundReason | string): RefundReason {
  return typeof why === 'string' ? refundReason('message.asWritten', { text: why }) : why
}
