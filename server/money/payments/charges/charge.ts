import type { Cents } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { DeclineVerdict } from '#domain/money/payments/decline.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import type { savedCardCharges } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'

export type ChargeRow = typeof savedCardCharges.$inferSelect

export type WantedCharge = {
  readonly bookingId: number
  /** What the money is recorded as; `recordSucceeded` uses it to decide what to do with what was received. */
  readonly purpose: AttachedIntent['purpose']
  readonly amountCents: Cents
  /** One key is charged at most once, ever: `balance-12-1`, `damage-7`. */
  readonly key: string
  /**
   * Returns why it must not be charged anymore. Called with the booking locked, and again before the card is charged.
   */
  readonly recheck: (
    booking: FullBooking,
    db: Queryable,
  ) => Refusal | undefined | Promise<Refusal | undefined>
  /** The only card that may be charged, by the provider's id; if missing, the saved one. */
  readonly methodId?: string
  readonly damageClaimId?: number
}

export type ChargeOutcome =
  | { readonly kind: 'paid'; readonly intentId: string }
  /** The bank is processing it. Call again with the same key. */
  | { readonly kind: 'underway'; readonly intentId: string }
  /** The card was declined. `verdict` says whether the same card may ever be charged again, with another key. */
  | {
      readonly kind: 'declined'
      readonly intentId: string
      readonly verdict: DeclineVerdict
      /** In the provider's words. */
      readonly message: string
    }
