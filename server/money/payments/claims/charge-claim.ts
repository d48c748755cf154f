import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { chargeRefusal, takenCents } from '#domain/money/damage/damage-claim.ts'
import { lessWaiver } from '#domain/money/damage/damage-waiver.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { damageClaims } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { changeClaim } from '#server/money/damage/change-claim.ts'
import { CLAIM_GONE, type FullClaim, findClaim, readOtherClaims } from '#server/money/damage/claim-queries.ts'
import { askToPay } from '../holds/ask-to-pay.ts'
import { payFromHold } from '../holds/hold-queries.ts'
import { payDecidedClaim } from './charge-by-card.ts'
import { endClaim } from './withdraw-claim.ts'

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
