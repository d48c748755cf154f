import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import { damageClaims, damageConsents } from '#server/foundation/database/schema/all-tables.ts'
import type { DamageConsentRow } from '#server/foundation/database/schema/money/damage-consents.ts'
import { type ClaimKey, lockClaim } from '#server/money/damage/claim-queries.ts'
import { askToPay } from '../holds/ask-to-pay.ts'
import { recordCardEvent } from '../mandates/mandate.ts'

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
export async function revokeConsent(
  tx: Transaction,
  ctx: Context,
  { bookingId, claimId }: ClaimKey,
): Promise<void> {
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
