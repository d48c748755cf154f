import { holdExpiry } from '#domain/booking/changes/hold.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { released } from '#server/booking/bookings/write/cancelled.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { Context } from '#server/context.ts'
import { restoreOffer } from '#server/family/waiting-list/offer-places.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import { refusalIfCharged } from '#server/money/payments/intents/refusal-if-charged.ts'
import { updateIntentAmount } from '#server/money/payments/intents/update-intent-amount.ts'

/**
 * Sets the correct amount at the provider before the card can be charged. If that fails, releases the day again, unless
 * it failed because the card has just been charged.
 */
export async function readyToPay(
  ctx: Context,
  booking: FullBooking | undefined,
  intentId: string | undefined,
): Promise<FullBooking | Refusal> {
  if (!booking) return BOOKING_GONE
  if (!intentId || booking.isPaid) return booking
  const failure = await updateIntentAmount(ctx, intentId, booking)
  if (!failure) return booking
  const isDown = failure.code === 'provider_down'
  const charged = isDown ? undefined : await refusalIfCharged(ctx, booking.id, intentId)
  if (charged) {
    // A repeated request gets its paid booking, as if the webhook had come first.
    const paid = await findBooking(ctx.db, { id: booking.id })
    return paid?.isPaid ? paid : charged
  }
  await release(ctx, booking.id, intentId)
  return failure
}

/**
 * Lets the next attempt use the same card form and the same offer from the waiting list. Everything in one transaction:
 * as soon as the booking is released, the next attempt may attach the card form to it.
 */
async function release(ctx: Context, bookingId: number, intentId: string): Promise<void> {
  const now = ctx.now()
  await commitBooking(ctx, { id: bookingId }, async (tx, booking) => {
    if (!isHeldByCheckout(booking, ctx)) return { after: () => null }
    return {
      write: released('provider-down', now),
      async after() {
        await tx
          .update(paymentIntents)
          .set({ bookingId: null })
          .where(and(eq(paymentIntents.intentId, intentId), eq(paymentIntents.bookingId, bookingId)))
        await restoreOffer(tx, { bookingId, now })
        return null
      },
    }
  })
}

/** A booking that staff confirmed, took money for or hold themselves is kept. */
function isHeldByCheckout(
  { bookingStatus, isPaid, paidCents, holdExpiresAt }: FullBooking,
  { config, now }: Context,
): boolean {
  const isUnpaid = bookingStatus === 'pending' && !isPaid && paidCents === 0
  return isUnpaid && holdExpiresAt !== null && holdExpiresAt <= holdExpiry(now(), config.holdMinutes)
}
