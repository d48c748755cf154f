import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { withdrawRefusal } from '#domain/money/damage/damage-claim.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import {
  damageClaims,
  damageConsents,
  savedCardCharges,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { CLAIM_GONE, type FullClaim, findClaim, lockClaim } from '#server/money/damage/claim-queries.ts'
import { readOpenIntents, stopIntents } from '../intents/stop-intents.ts'
import { PAYMENT_OF_CLAIM_UNDERWAY } from './prepare-claim-payment.ts'

type Withdrawal = { readonly bookingId: number; readonly claimId: number; readonly admin: Admin }

/**
 * Withdraws an unpaid claim and tells the family. Its payment is stopped first; one that arrives anyway is refunded.
 */
export async function withdrawClaim(
  ctx: Context,
  { bookingId, claimId, admin }: Withdrawal,
): Promise<FullClaim | Refusal> {
  const paid = await stopClaimPayments(ctx, bookingId, claimId)
  if (paid) return paid
  const withdrawn = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockBooking(tx, bookingId)
    const claim = await lockClaim(tx, { bookingId, claimId })
    if (!claim) return CLAIM_GONE
    const refusal = withdrawRefusal(claim)
    if (refusal) return refusal
    if (claim.status !== 'withdrawn') {
      await tx
        .update(damageClaims)
        .set({ status: 'withdrawn', decidedBy: admin.username, decidedAt: ctx.now() })
        .where(eq(damageClaims.id, claimId))
      await tx
        .update(damageConsents)
        .set({ state: 'revoked' })
        .where(and(eq(damageConsents.claimId, claimId), eq(damageConsents.state, 'given')))
      await recordEvent(tx, {
        kind: 'booking.damage-withdrawn',
        actor: admin.username,
        subjectId: bookingId,
        facts: { kind: 'damage-claim', claimId, amountCents: claim.claimedCents },
      })
      await queueBookingMail(tx, ctx, {
        kind: 'damage-withdrawn',
        bookingId,
        once: [claimId],
        claimedCents: claim.claimedCents,
      })
    }
    return null
  })
  if (isRefusal(withdrawn)) return withdrawn
  // One may have been prepared meanwhile.
  await stopClaimPayments(ctx, bookingId, claimId)
  return (await findClaim(ctx.db, { bookingId, claimId })) ?? CLAIM_GONE
}

/** Makes sure that a claim is not being paid, by its family or its saved card. Returns why it has been, or may be. */
export async function stopClaimPayments(
  ctx: Context,
  bookingId: number,
  claimId: number,
): Promise<Refusal | undefined> {
  const open = await readOpenIntents(ctx.db, ctx, bookingId, { kind: { damageClaimId: claimId } })
  const underway = await stopIntents(ctx, open, PAYMENT_OF_CLAIM_UNDERWAY)
  if (underway) return underway
  await ctx.db
    .update(savedCardCharges)
    .set({ status: 'stopped', decidedAt: ctx.now() })
    .where(and(eq(savedCardCharges.key, `damage-${claimId}`), eq(savedCardCharges.status, 'planned')))
  return undefined
}
