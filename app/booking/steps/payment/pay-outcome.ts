import type { Problems } from '#app/booking/wizard-steps.ts'
import type { CustomerBooking, Quote } from '#contract/booking/bookings.ts'
import type { TermsVersion } from '#contract/booking/terms-of-service.ts'
import type { PaymentResult } from '#contract/money/payments.ts'

export type PayOutcome =
  | { readonly kind: 'paid'; readonly booking: CustomerBooking }
  /** The payment came too late for the day and is being refunded. */
  | { readonly kind: 'refunded'; readonly message: string }
  | { readonly kind: 'price-changed'; readonly message: string; readonly quote: Quote }
  /** There is a new version of the terms to agree to. */
  | { readonly kind: 'terms-changed'; readonly message: string; readonly terms: TermsVersion }
  /** Staff arranged this booking themselves: it is changed and paid through them. */
  | { readonly kind: 'closed'; readonly message: string; readonly bookingId: string }
  /** A copy of this draft was booked and paid in another tab. */
  | { readonly kind: 'booked-already'; readonly booking: CustomerBooking }
  /** An earlier choice or input must be corrected. */
  | { readonly kind: 'revise'; readonly problems: Problems }
  /** The card was declined: another one may work. */
  | { readonly kind: 'declined'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string; readonly advice?: string }

export function getResultOutcome({ status, message, booking }: PaymentResult): PayOutcome {
  if (booking.isPaid) return { kind: 'paid', booking }
  return status === 'refunded' ? { kind: 'refunded', message } : failed(message)
}

export function failed(message: string, advice?: string): PayOutcome {
  return { kind: 'failed', message, ...(advice && { advice }) }
}
