import { type Message, type MessageId, type MessageInput, message } from '../messages/message.ts'

/** Why a rule refuses. Programs read the code; people read the message. */
export type RefusalCode =
  | 'invalid'
  | 'not_found'
  | 'conflict'
  | 'price_changed'
  | 'full_payment_needed'
  | 'change_closed'
  | 'dates_full'
  | 'order_unchanged'
  | 'terms_changed'
  | 'date_unavailable'
  | 'theme_unavailable'
  | 'addon_unavailable'
  | 'breaks_bookings'
  | 'date_available'
  | 'coupon_unknown'
  | 'coupon_invalid'
  | 'outside_area'
  | 'unknown_zip'
  | 'amount_too_small'
  | 'amount_too_large'
  | 'payment_failed'
  | 'too_late'
  | 'already_rescheduled'
  | 'booking_closed'
  | 'payment_used'
  | 'has_payments'
  | 'newer_version'
  | 'in_use'
  | 'unauthorized'
  | 'link_needed'
  | 'forbidden'
  | 'second_factor_required'
  | 'password_needed'
  | 'key_missing'
  | 'signature_invalid'
  | 'idempotency_mismatch'
  | 'too_large'
  | 'unsupported_type'
  | 'rate_limited'
  | 'list_closed'
  | 'list_full'
  | 'texts_stopped'
  | 'provider_down'
  | 'not_configured'
  | 'unavailable'

/** A "no" that a rule returns as a value; its message says what to do instead. */
export type Refusal = {
  readonly refused: true
  readonly code: RefusalCode
  readonly message: Message | readonly Message[]
}

/** Takes the id of a text and its values, or messages. */
export function refuse<Id extends MessageId>(code: RefusalCode, id: Id, ...values: MessageInput<Id>): Refusal
export function refuse(code: RefusalCode, why: Message | readonly Message[]): Refusal
export function refuse<Id extends MessageId>(
  code: RefusalCode,
  why: Id | Message | readonly Message[],
  ...values: MessageInput<Id>
): Refusal {
  return { refused: true, code, message: typeof why === 'string' ? message(why, ...values) : why }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
}
