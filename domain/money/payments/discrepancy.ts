import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'

/** The values of each kind of difference between our books and a card provider's. */
type Values = {
  readonly 'not-recorded': { readonly takenCents: Cents }
  /** Of this site, but not known to its database. */
  readonly lost: { readonly takenCents: Cents }
  readonly 'amount-differs': { readonly takenCents: Cents; readonly recordedCents: Cents }
  readonly 'refund-not-recorded': Readonly<Record<string, never>>
  readonly 'unknown-at-provider': { readonly recordedCents: Cents }
  readonly 'returned-without-booking': { readonly takenCents: Cents; readonly isCustomerTold: boolean }
  readonly 'booking-gone': { readonly paidCents: Cents }
  readonly 'refund-failed': { readonly owedCents: Cents }
}

export type DiscrepancyKind = keyof Values
/**
 * A difference, which staff can be told in any language. It is stored: the values of a kind never change, except that
 * optional ones are added.
 */
export type Discrepancy = {
  readonly [Kind in DiscrepancyKind]: { readonly kind: Kind; readonly values: Values[Kind] }
}[DiscrepancyKind]

const MESSAGES: { readonly [Kind in DiscrepancyKind]: (values: Values[Kind]) => Message } = {
  'not-recorded': (values) => message('discrepancies.notRecorded', values),
  lost: (values) => message('discrepancies.lost', values),
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

/** Returns whether a stored kind and its values are one of these: older releases stored only sentences. */
export function isDiscrepancy(stored: {
  readonly kind: unknown
  readonly values: unknown
}): stored is Discrepancy {
  const { kind, values } = stored
  return (
    typeof kind === 'string' && Object.hasOwn(MESSAGES, kind) && typeof values === 'object' && values !== null
  )
}
