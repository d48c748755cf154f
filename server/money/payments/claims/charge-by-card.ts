import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { isChargedToCard } from '#domain/money/damage/damage-consent.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, or } from '#server/foundation/database/drizzle.ts'
import { cardHolds, damageClaims, damageConsents } from '#server/foundation/database/schema/all-tables.ts'
import type { CardRefusal } from '#server/foundation/mail/kinds/damage.ts'
import { type FullClaim, findClaim } from '#server/money/damage/claim-queries.ts'
import { advanceEach } from '../charges/advance-each.ts'
import type { ChargeOutcome } from '../charges/charge.ts'
import { chargeSavedCard } from '../charges/charge-saved-card.ts'
import { askToPay } from '../holds/ask-to-pay.ts'
import { captureHold } from '../holds/capture-hold.ts'
import { findHoldForClaim } from '../holds/hold-queries.ts'
import { endConsent } from './revoke-consent.ts'

type DecidedClaim = Pick<FullClaim, 'id' | 'bookingId'>

/**
 * Charges a claim's decided amount to the saved card, once, as its family agreed. A card that is declined is not tried
 * again, and its family is mailed how to pay. May be repeated, on several servers, after a failure or a kill.
 * @returns why the card was not charged, if it may be charged later
 */
async function chargeByCard(
  ctx: Context,
  { id: claimId, bookingId }: DecidedClaim,
): Promise<Refusal | undefined> {
  const claim = await findClaim(ctx.db, { bookingId, claimId })
  if (!claim?.consent || !isChargedToCard(claim, claim.consent)) return undefined
  const outcome = await chargeSavedCard(ctx, {
    bookingId,
    purpose: 'damage',
    damageClaimId: claimId,
    amountCents: claim.chargedCents ?? 0,
    key: `damage-${claimId}`,
    methodId: claim.consent.methodId,
    recheck: async (_, db) => {
      const now = await findClaim(db, { bookingId, claimId })
      const isSame = now?.chargedCents === claim.chargedCents
      return now && isSame && isChargedToCard(now, now.consent) ? undefined : PAYMENT_UNDERWAY
    },
  })
  const cardRefusal = getCardRefusal(outcome)
  if (cardRefusal) await giveUp(ctx, claim, cardRefusal)
  return isRefusal(outcome) && !cardRefusal ? outcome : undefined
}

/** Returns why the card will not pay; undefined if it has, or still may. */
function getCardRefusal(outcome: ChargeOutcome | Refusal): CardRefusal | undefined {
  if (isRefusal(outcome)) {
    // The card is no longer saved, or the provider has refused it permanently.
    const isFinal = outcome.code === 'conflict' || outcome.code === 'payment_failed'
    return isFinal ? 'gone' : undefined
  }
  if (outcome.kind !== 'declined') return undefined
  return outcome.verdict === 'authentication' ? 'authentication' : 'declined'
}

/** The card is not charged; the family is mailed how to pay. */
function giveUp(ctx: Context, { id: claimId, bookingId }: DecidedClaim, why: CardRefusal): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await lockBooking(tx, bookingId)
    if (await endConsent(tx, claimId, 'failed')) await askToPay(tx, ctx, { bookingId, claimId }, why)
  })
}

/** Pays a decided claim from the party's hold or with the saved card, as its family agreed. */
export async function payDecidedClaim(ctx: Context, claim: DecidedClaim): Promise<Refusal | undefined> {
  const hold = await findHoldForClaim(ctx.db, claim.id)
  if (!hold) return chargeByCard(ctx, claim)
  const captured = await captureHold(ctx, hold, claim)
  return captured === 'gone' ? chargeByCard(ctx, claim) : captured
}

/** Pays every decided claim whose family agreed to that and that a failure or a kill has left unpaid. */
export async function chargeDecidedClaims(ctx: Context): Promise<void> {
  const decided = await ctx.db
    .select({ id: damageClaims.id, bookingId: damageClaims.bookingId })
    .from(damageClaims)
    .leftJoin(damageConsents, eq(damageConsents.claimId, damageClaims.id))
    .leftJoin(cardHolds, eq(cardHolds.claimId, damageClaims.id))
    .where(
      and(
        eq(damageClaims.status, 'decided'),
        or(eq(damageConsents.state, 'given'), eq(cardHolds.state, 'placed')),
      ),
    )
    .orderBy(asc(damageClaims.id))
    .limit(100)
  await advanceEach(ctx, decided, {
    advance: (claim) => payDecidedClaim(ctx, claim),
    text: 'Damage was not charged to a saved card',
  })
}
