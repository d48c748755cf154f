import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { withdrawRefusal } from '#domain/money/damage/damage-claim.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import {
  damageClaims,
  damageConsents,
  savedCardCharges,
} from '#server/foundation/database/schema/all-tables.ts'
import type { DamageClaimRow } from '#server/foundation/database/schema/money/damage-claims.ts'
import type { DamageConsentRow } from '#server/foundation/database/schema/money/damage-consents.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { changeClaim } from '#server/money/damage/change-claim.ts'
import {
  CLAIM_GONE,
  type ClaimKey,
  type FullClaim,
  findClaim,
  lockClaim,
} from '#server/money/damage/claim-queries.ts'
import { noteStopped } from '../charges/charge-saved-card.ts'
import { askToPay } from '../holds/ask-to-pay.ts'
import { readOpenIntents, stopIntents } from '../intents/stop-intents.ts'
import { recordCardEvent } from '../mandates/mandate.ts'
import { PAYMENT_OF_CLAIM_UNDERWAY } from './prepare-claim-payment.ts'

type Withdrawal = ClaimKey & { readonly admin: Admin }

/**
 * Withdraws an unpaid claim and tells the family. Its payment is stopped first; one that arrives anyway is refunded.
 */
export function withdrawClaim(ctx: Context, { admin, ...ofClaim }: Withdrawal): Promise<FullClaim | Refusal> {
  return changeUnpaid(ctx, ofClaim, async (tx, claim) => {
    const refusal = withdrawRefusal(claim)
    if (refusal || claim.status === 'withdrawn') return refusal
    return endClaim(tx, ctx, claim, { decidedBy: admin.username })
  })
}

/** Ends a claim for which nothing is to be paid, and tells the family. */
export async function endClaim(
  tx: Transaction,
  ctx: Context,
  { id: claimId, bookingId, claimedCents }: DamageClaimRow,
  decision: { readonly decidedBy: string; readonly chargedCents?: 0 },
): Promise<undefined> {
  await tx
    .update(damageClaims)
    .set({ status: 'withdrawn', decidedAt: ctx.now(), ...decision })
    .where(eq(damageClaims.id, claimId))
  await endConsent(tx, claimId, 'revoked')
  await recordEvent(tx, {
    kind: 'booking.damage-withdrawn',
    actor: decision.decidedBy,
    subjectId: bookingId,
    facts: { kind: 'damage-claim', claimId, amountCents: claimedCents },
  })
  await queueBookingMail(tx, ctx, { kind: 'damage-withdrawn', bookingId, once: [claimId], claimedCents })
}

/**
 * The family pays in another way: its card is not charged for this claim. A charge in progress is stopped first. The
 * family's agreement to the claim stands.
 */
export function revokeCardConsent(ctx: Context, ofClaim: ClaimKey): Promise<FullClaim | Refusal> {
  return changeUnpaid(ctx, ofClaim, async (tx) => {
    await revokeConsent(tx, ctx, ofClaim)
    return undefined
  })
}

/** Stops the payments of a claim, and changes it. */
async function changeUnpaid(
  ctx: Context,
  ofClaim: ClaimKey,
  change: Parameters<typeof changeClaim>[2],
): Promise<FullClaim | Refusal> {
  const paid = await stopPayments(ctx, ofClaim)
  if (paid) return paid
  const changed = await changeClaim(ctx, ofClaim, change)
  if (isRefusal(changed)) return changed
  // One may have been prepared meanwhile.
  await stopPayments(ctx, ofClaim)
  return (await findClaim(ctx.db, ofClaim)) ?? CLAIM_GONE
}

/** Makes sure that a claim is not being paid, by its family or its saved card. Returns why it has been, or may be. */
async function stopPayments(ctx: Context, { bookingId, claimId }: ClaimKey): Promise<Refusal | undefined> {
  const open = await readOpenIntents(ctx.db, ctx, bookingId, { kind: { damageClaimId: claimId } })
  const underway = await stopIntents(ctx, open, PAYMENT_OF_CLAIM_UNDERWAY)
  return underway ?? noteStopped(ctx, eq(savedCardCharges.key, `damage-${claimId}`))
}

/** Returns whether damage will be charged to this card, as its family agreed. */
export async function isForDamage(db: Queryable, methodId: string): Promise<boolean> {
  const { methodId: ofCard, state } = damageConsents
  return (await db.$count(damageConsents, and(eq(ofCard, methodId), eq(state, 'given')))) > 0
}

/** Ends a family's consent to charge a claim to its saved card, and returns it if there is one. */
export async function endConsent(
  tx: Transaction,
  claimId: number,
  state: 'failed' | 'revoked',
): Promise<DamageConsentRow | undefined> {
  const [ended] = await tx
    .update(damageConsents)
    .set({ state })
    .where(and(eq(damageConsents.claimId, claimId), eq(damageConsents.state, 'given')))
    .returning()
  return ended
}

/**
 * Revokes it for the family: what has been decided is paid by link, unless it is being paid from a hold. The booking
 * must be locked.
 */
async function revokeConsent(tx: Transaction, ctx: Context, { bookingId, claimId }: ClaimKey): Promise<void> {
  const revoked = await endConsent(tx, claimId, 'revoked')
  if (!revoked) return
  await recordCardEvent(tx, { kind: 'booking.card-removed', bookingId }, revoked)
  await askToPay(tx, ctx, { bookingId, claimId })
}

/** Does the same for all claims of a booking, which must be locked. */
export async function revokeConsents(tx: Transaction, ctx: Context, bookingId: number): Promise<void> {
  const given = await tx
    .select({ claimId: damageClaims.id })
    .from(damageConsents)
    .innerJoin(damageClaims, eq(damageClaims.id, damageConsents.claimId))
    .where(and(eq(damageClaims.bookingId, bookingId), eq(damageConsents.state, 'given')))
    .orderBy(asc(damageClaims.id))
  for (const { claimId } of given) {
    await lockClaim(tx, { bookingId, claimId })
    await revokeConsent(tx, ctx, { bookingId, claimId })
  }
}
