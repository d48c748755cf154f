import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { chargeRefusal, takenCents } from '#domain/money/damage/damage-claim.ts'
import { isChargedToCard } from '#domain/money/damage/damage-consent.ts'
import { lessWaiver } from '#domain/money/damage/damage-waiver.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, asc, eq, or } from '#server/foundation/database/drizzle.ts'
import { cardHolds, damageClaims, damageConsents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { CardRefusal } from '#server/foundation/mail/kinds/damage.ts'
import { changeClaim } from '#server/money/damage/change-claim.ts'
import { CLAIM_GONE, type FullClaim, findClaim, readOtherClaims } from '#server/money/damage/claim-queries.ts'
import { advanceEach } from '../charges/advance-each.ts'
import type { ChargeOutcome } from '../charges/charge.ts'
import { chargeSavedCard } from '../charges/charge-saved-card.ts'
import { askToPay } from '../holds/ask-to-pay.ts'
import { findHoldForClaim, payFromHold } from '../holds/hold-queries.ts'
import { captureHold } from '../holds/release-hold.ts'
import { endClaim, endConsent } from './withdraw-claim.ts'

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
async function payDecidedClaim(ctx: Context, claim: DecidedClaim): Promise<Refusal | undefined> {
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

type Decision = {
  readonly bookingId: number
  readonly claimId: number
  /** Undefined for the claimed amount. */
  readonly amountCents: Cents | undefined
  readonly admin: Admin
}

/**
 * Decides what a family pays for damage, once. It is paid from the hold on the family's card if that is enough, or
 * charged to the saved card if the family agreed to that; otherwise the family is mailed how to pay. Repeating the
 * decision changes nothing: the claim is locked, so that of two concurrent decisions only one is made. A claim that the
 * damage waiver covers ends.
 */
export async function chargeClaim(ctx: Context, decision: Decision): Promise<FullClaim | Refusal> {
  const decided = await decide(ctx, decision)
  if (isRefusal(decided)) return decided
  // If something prevents it now, the job `collect-balances` continues.
  await payDecidedClaim(ctx, decided)
  return (await findClaim(ctx.db, decision)) ?? CLAIM_GONE
}

function decide(
  ctx: Context,
  { bookingId, claimId, admin, ...wanted }: Decision,
): Promise<FullClaim | Refusal> {
  return changeClaim(ctx, { bookingId, claimId }, async (tx, claim, booking) => {
    const { claimedCents } = claim
    const others = await readOtherClaims(tx, claim)
    const coversCents = booking?.priceTerms?.waiver?.coversCents ?? 0
    const waived = { claimedCents, coversCents, others }
    const isCovered = lessWaiver(claimedCents, waived) === 0
    const chargedCents = lessWaiver(wanted.amountCents ?? claimedCents, waived)
    const isDecided = claim.status === 'decided' || claim.status === 'paid' || claim.chargedCents === 0
    if (isDecided && claim.chargedCents === chargedCents) return undefined
    const now = ctx.now()
    const { maximumCents } = (await readPricing(tx)).damage
    const elsewhereCents = takenCents(others)
    const amountCents = isCovered ? claimedCents : chargedCents
    const refusal = chargeRefusal(claim, { amountCents, maximumCents, elsewhereCents, now })
    if (refusal) return refusal
    if (isCovered) return endClaim(tx, ctx, claim, { decidedBy: admin.username, chargedCents: 0 })
    const decided = { status: 'decided', chargedCents, decidedBy: admin.username, decidedAt: now } as const
    await tx.update(damageClaims).set(decided).where(eq(damageClaims.id, claimId))
    await recordEvent(tx, {
      kind: 'booking.damage-decided',
      actor: admin.username,
      subjectId: bookingId,
      facts: { kind: 'damage-claim', claimId, amountCents: chargedCents },
    })
    await payFromHold(tx, { bookingId, claimId, chargedCents }, now)
    await askToPay(tx, ctx, { bookingId, claimId })
    return undefined
  })
}
