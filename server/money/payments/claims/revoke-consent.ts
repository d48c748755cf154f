import { getCardLabel } from '#domain/money/payments/card-label.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import { damageClaims, damageConsents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { type ClaimKey, lockClaim } from '#server/money/damage/claim-queries.ts'
import { findHoldForClaim } from '../holds/hold-queries.ts'

/** Returns whether damage will be charged to this card, as its family agreed. */
export async function isForDamage(db: Queryable, methodId: string): Promise<boolean> {
  const { methodId: ofCard, state } = damageConsents
  return (await db.$count(damageConsents, and(eq(ofCard, methodId), eq(state, 'given')))) > 0
}

/**
 * Revokes a family's consent to charge a claim to its saved card: what has been decided is paid by link, unless it is
 * being paid from a hold. The booking and the claim must be locked.
 */
export async function revokeConsent(
  tx: Transaction,
  ctx: Context,
  { bookingId, claimId }: ClaimKey,
): Promise<void> {
  const [revoked] = await tx
    .update(damageConsents)
    .set({ state: 'revoked' })
    .where(and(eq(damageConsents.claimId, claimId), eq(damageConsents.state, 'given')))
    .returning()
  if (!revoked) return
  await recordEvent(tx, {
    kind: 'booking.card-removed',
    actor: 'customer',
    subjectId: bookingId,
    facts: {
      kind: 'card-charge',
      amountCents: revoked.amountCents,
      day: null,
      card: getCardLabel(revoked),
    },
  })
  const claim = await lockClaim(tx, { bookingId, claimId })
  const isHeld = (await findHoldForClaim(tx, claimId)) !== undefined
  if (claim?.status === 'decided' && !isHeld)
    await queueBookingMail(tx, ctx, { kind: 'damage-decided', bookingId, once: [claimId], claim })
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
