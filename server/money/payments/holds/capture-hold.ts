import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { claimPaymentRefusal } from '#domain/money/damage/damage-claim.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import { CLAIM_GONE, type FullClaim, lockClaim } from '#server/money/damage/claim-queries.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider, PROVIDER_DOWN } from '../providers/provider-refusals.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import type { PreparedHold } from './hold-queries.ts'
import { recordCapture, releaseHold } from './release-hold.ts'

type CapturedClaim = Pick<FullClaim, 'id' | 'bookingId'>

/**
 * Pays a decided claim from its party's hold; the rest is released. The payment is recorded with the booking locked
 * before anything is captured. May be repeated, on several servers, after a failure or a kill.
 * @returns 'gone' if nothing is held anymore; a refusal if it may be captured later, or is not owed
 */
export async function captureHold(
  ctx: Context,
  hold: PreparedHold,
  { id: claimId, bookingId }: CapturedClaim,
): Promise<Refusal | 'gone' | undefined> {
  const { intentId } = hold
  const provider = providerNamed(ctx.providers, hold.provider)
  const { savedCards } = provider
  if (!savedCards) return PROVIDER_DOWN
  const cents = await commitUnlessRefused(ctx.db, async (tx) => {
    if (!(await lockBooking(tx, bookingId))) return BOOKING_GONE
    const claim = await lockClaim(tx, { bookingId, claimId })
    const refusal = claim ? claimPaymentRefusal(claim) : CLAIM_GONE
    if (refusal) return refusal
    const amountCents = claim?.chargedCents ?? 0
    await tx
      .insert(paymentIntents)
      .values({
        intentId,
        provider: hold.provider,
        bookingId,
        purpose: 'damage',
        damageClaimId: claimId,
        amountCents,
        isOffSession: true,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
    return amountCents
  })
  if (isRefusal(cents)) {
    const held = await releaseHold(ctx, hold)
    return held ?? cents
  }
  const intent = await callProvider(() => savedCards.captureHold(intentId, cents))
  if (isRefusal(intent)) return intent.code === 'provider_down' ? intent : ensureReleased(ctx, hold)
  if (intent.status !== 'succeeded') return ensureReleased(ctx, hold)
  await recordSucceeded(ctx, intent)
  await recordCapture(ctx, hold, intent.receivedCents)
  return undefined
}

/** The bank no longer holds anything. */
async function ensureReleased(ctx: Context, hold: PreparedHold): Promise<Refusal | 'gone' | undefined> {
  return (await releaseHold(ctx, hold)) ?? 'gone'
}
