import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { claimPaymentRefusal } from '#domain/money/damage/damage-claim.ts'
import { recordIntent } from '#server/booking/bookings/attach-intent.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
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
    const what = { bookingId, purpose: 'damage', damageClaimId: claimId, amountCents } as const
    await recordIntent(tx, ctx, { intentId, provider: hold.provider, ...what, isOffSession: true })
    return amountCents
  })
  if (isRefusal(cents)) return (await releaseHold(ctx, hold)) ?? cents
  const intent = await callProvider(() => savedCards.captureHold(intentId, cents))
  if (isRefusal(intent) && intent.code === 'provider_down') return intent
  // The bank no longer holds anything.
  if (isRefusal(intent) || intent.status !== 'succeeded') return (await releaseHold(ctx, hold)) ?? 'gone'
  await recordSucceeded(ctx, intent)
  await recordCapture(ctx, hold, intent.receivedCents)
  return undefined
}
