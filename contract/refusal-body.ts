import type { Quote } from './booking/bookings.ts'
import type { TermsVersion } from './booking/terms-of-service.ts'
import type { ChangeQuote } from './family/order-change.ts'
import type { ApiError } from './wire/errors.ts'

/** The body of a refusal as its caller reads it: some codes come with fields that help to continue. */
export type RefusalBody = ApiError & {
  /** With `price_changed`: the correct price. */
  readonly quote?: Quote
  /** With `price_changed` for an order change: both orders and the difference as they are now. */
  readonly change?: ChangeQuote
  /** With `payment_used` and `booking_closed`: the reference of the booking that cannot be revised. */
  readonly bookingId?: string
  /** With `has_payments`: what was paid and not refunded, as decimal dollars. */
  readonly paidAmount?: string
  /** With `terms_changed`: the version to agree to now. */
  readonly terms?: TermsVersion
  /** With `breaks_bookings`: every booking that would be left with too little. */
  readonly bookings?: readonly { readonly id: number; readonly bookingDate: string }[]
  /** With `second_factor_required`: identifies this sign-in in the request that completes it. */
  readonly challenge?: string
  readonly hasAuthenticator?: boolean
  /** With `second_factor_required`: the input of the browser's passkey API; null without a passkey. */
  readonly passkeyOptions?: object | null
  /** Only from `GET /api/admin/check`. */
  readonly isAdmin?: boolean
}
