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

export type FindingKind = keyof Values
/** A difference, to be told to staff in any language. Stored: the values of a kind are never changed, except by optional ones. */
export type Finding = {
  readonly [Kind in FindingKind]: { readonly kind: Kind; readonly values: Values[Kind] }
}[FindingKind]

const MESSAGES: { readonly [Kind in FindingKind]: (values: Values[Kind]) => Message } = {
  'not-recorded': (values) => message('findings.notRecorded', values),
  'amount-differs': (values) => message('findings.amountDiffers', values),
  'refund-not-recorded': () => message('findings.refundNotRecorded'),
  'unknown-at-provider': (values) => message('findings.unknownAtProvider', values),
  'returned-without-booking': (values) => message('findings.returnedWithoutBooking', values),
  'booking-gone': (values) => message('findings.bookingGone', values),
  'refund-failed': (values) => message('findings.refundFailed', values),
}

export function getFindingMessage<Kind extends FindingKind>(finding: {
  readonly kind: Kind
  readonly values: Values[Kind]
}): Message {
  return MESSAGES[finding.kind](finding.values)
}

/** Returns whether a stored kind with its values is one of these: releases before the values stored sentences alone. */
export function isFinding(stored: { readonly kind: unknown; readonly values: unknown }): stored is Finding {
  const { kind, values } = stored
  return (
    typeof kind === 'string' && Object.hasOwn(MESSAGES, kind) && typeof values === 'object' && values !== null
  )
}
