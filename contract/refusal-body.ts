import type { Quote } from './booking/bookings.ts'
import type { TermsVersion } from './booking/terms-of-service.ts'
import type { ChangeQuote } from './family/order-change.ts'
import type { ApiError } from './wire/errors.ts'

/** The body of a refusal as its caller reads it: some codes add fields that help to go on. */
export type RefusalBody = ApiError & {
  /** Of `price_changed`: the right price. */
  readonly quote?: Quote
  /** Of `price_changed`, where an order is changed: both orders and the difference as they are now. */
  readonly change?: ChangeQuote
  /** Of `payment_used` and `booking_closed`: the reference of the booking that cannot be revised. */
  readonly bookingId?: string
  /** Of `has_payments`: what was paid and not given back. */
  readonly paidAmount?: string
  /** Of `terms_changed`: what has to be agreed to now. */
  readonly terms?: TermsVersion
  /** Of `breaks_bookings`: every booking that would be left with too little. */
  readonly bookings?: readonly { readonly id: number; readonly bookingDate: string }[]
  /** Of `second_factor_required`: names this sign-in in the request that finishes it. */
  readonly challenge?: string
  readonly hasAuthenticator?: boolean
  /** Of `second_factor_required`: the input of the browser's own passkey call; null without a passkey. */
  readonly passkeyOptions?: object | null
  /** Of `GET /api/admin/check` alone. */
  readonly isAdmin?: boolean
}
