import { type Said, tell } from '../sentences/said.ts'
import type { KnownText } from '../sentences/staff-spanish.ts'
import type { ToStaff } from '../sentences/to-staff.ts'

/** Why a rule refuses. Programs read the code, people read the message. */
export type RefusalCode =
  | 'invalid'
  | 'not_found'
  | 'conflict'
  | 'price_changed'
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
  | 'texts_stopped'
  | 'provider_down'
  | 'not_configured'
  | 'unavailable'

/** A "no" that a rule returns as a value; the message is a sentence that says what to do instead. */
export type Refusal = {
  readonly refused: true
  readonly code: RefusalCode
  /** In English. */
  readonly message: string
  /** The same for readers of any language; missing if only staff and programs read it. */
  readonly said?: readonly Said[]
  /** The same for staff, if it has values; otherwise its Spanish is looked up by its English text. */
  readonly toStaff?: ToStaff
}

export function refuse(code: RefusalCode, message: KnownText | ToStaff | Said | readonly Said[]): Refusal {
  if (typeof message === 'string') return { refused: true, code, message }
  if ('en' in message) return { refused: true, code, message: message.en, toStaff: message }
  const said = 'sentence' in message ? [message] : message
  return { refused: true, code, message: tell(said), said }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && value.refused === true
}
