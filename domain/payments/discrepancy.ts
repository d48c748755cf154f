import { type Message, message } from '../messages/message.ts'
import type { Cents } from '../money/money.ts'

/** What a difference between our books and a card provider's is about, by its kind. */
type Values = {
  readonly 'not-recorded': { readonly takenCents: Cents }
  readonly 'amount-differs': { readonly takenCents: Cents; readonly recordedCents: Cents }
  readonly 'refund-not-recorded': Readonly<Record<string, never>>
  readonly 'unknown-at-provider': { readonly recordedCents: Cents }
  readonly 'returned-without-booking': { readonly takenCents: Cents; readonly isCustomerTold: boolean }
  readonly 'booking-gone': { readonly paidCents: Cents }
  readonly 'refund-failed': { readonly owedCents: Cents }
}

export type DiscrepancyKind = keyof Values
/** A difference, to be told to staff in any language. Stored: the values of a kind are never changed, except by optional ones. */
export type Discrepancy = {
  readonly [Kind in DiscrepancyKind]: { readonly kind: Kind; readonly values: Values[Kind] }
}[DiscrepancyKind]

const MESSAGES: { readonly [Kind in DiscrepancyKind]: (values: Values[Kind]) => Message } = {
  'not-recorded': (values) => message('discrepancies.notRecorded', values),
  'amount-differs': (values) => message('discrepancies.amountDiffers', values),
  'refund-not-recorded': () => message('discrepancies.refundNotRecorded'),
  'unknown-at-provider': (values) => message('discrepancies.unknownAtProvider', values),
  'returned-without-booking': (values) => message('discrepancies.returnedWithoutBooking', values),
  'booking-gone': (values) => message('discrepancies.bookingGone', values),
  'refund-failed': (values) => message('discrepancies.refundFailed', values),
}

export function getDiscrepancyMessage<Kind extends DiscrepancyKind>(discrepancy: {
  readonly kind: Kind
  readonly values: Values[Kind]
}): Message {
  return MESSAGES[discrepancy.kind](discrepancy.values)
}

/** Returns whether a stored kind with its values is one of these: releases before the values stored sentences alone. */
export function isDiscrepancy(stored: {
  readonly kind: unknown
  readonly values: unknown
}): stored is Discrepancy {
  const { kind, values } = stored
  return (
    typeof kind === 'string' && Object.hasOwn(MESSAGES, kind) && typeof values === 'object' && values !== null
  )
}
