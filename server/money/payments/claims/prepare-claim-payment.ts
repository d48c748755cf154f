import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { claimPaymentRefusal } from '#domain/money/damage/damage-claim.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { CLAIM_GONE, findClaim, lockClaim } from '#server/money/damage/claim-queries.ts'
import { prepareAttachedPayment } from '../intents/prepare-attached-payment.ts'
import type { Intent } from '../providers/payment-provider.ts'

export const PAYMENT_OF_CLAIM_UNDERWAY = refuse('payment_used', 'damage.underway')

/** Prepares the card payment of a claim by its family; however many browsers call it, only one payment can be made. */
export async function prepareClaimPayment(
  ctx: Context,
  booking: FullBooking,
  claimId: number,
): Promise<Intent | Refusal> {
  const ofBooking = { bookingId: booking.id, claimId }
  const claim = await findClaim(ctx.db, ofBooking)
  const refusal = claim ? claimPaymentRefusal(claim) : CLAIM_GONE
  if (refusal) return refusal
  const amountCents = claim?.chargedCents ?? 0
  return prepareAttachedPayment(ctx, booking, {
    purpose: 'damage',
    damageClaimId: claimId,
    amountCents,
    underway: PAYMENT_OF_CLAIM_UNDERWAY,
    recheck: async (_, tx) => {
      const now = await lockClaim(tx, ofBooking)
      return now ? claimPaymentRefusal(now) : CLAIM_GONE
    },
  })
}
