import { message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { chargeRefusal, takenCents } from '#domain/money/damage/damage-claim.ts'
import { isChargedToCard } from '#domain/money/damage/damage-consent.ts'
import { lessWaiver } from '#domain/money/damage/damage-waiver.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { damageClaims } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import {
  CLAIM_GONE,
  type FullClaim,
  findClaim,
  lockClaim,
  readOtherClaims,
} from '#server/money/damage/claim-queries.ts'
import { payFromHold } from '../holds/hold-queries.ts'
import { payDecidedClaim } from './charge-by-card.ts'

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
 * decision changes nothing: the claim is locked, so that of two concurrent decisions only one is made.
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
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const claim = await lockClaim(tx, { bookingId, claimId })
    if (!claim) return CLAIM_GONE
    const { claimedCents } = claim
    const others = await readOtherClaims(tx, claim)
    const coversCents = booking?.priceTerms?.waiver?.coversCents ?? 0
    const chargedCents = lessWaiver(wanted.amountCents ?? claimedCents, { claimedCents, coversCents, others })
    const isRepeated =
      (claim.status === 'decided' || claim.status === 'paid') && claim.chargedCents === chargedCents
    if (!isRepeated) {
      const now = ctx.now()
      const { maximumCents } = (await readPricing(tx)).damage
      const elsewhereCents = takenCents(others)
      if (chargedCents === 0 && coversCents > 0)
        return refuse('conflict', message('damage.coveredByWaiver', { covers: coversCents }))
      const refusal = chargeRefusal(claim, { amountCents: chargedCents, maximumCents, elsewhereCents, now })
      if (refusal) return refusal
      const decided = { status: 'decided', chargedCents, decidedBy: admin.username, decidedAt: now } as const
      await tx.update(damageClaims).set(decided).where(eq(damageClaims.id, claimId))
      await recordEvent(tx, {
        kind: 'booking.damage-decided',
        actor: admin.username,
        subjectId: bookingId,
        facts: { kind: 'damage-claim', claimId, amountCents: chargedCents },
      })
      const { consent = null } = (await findClaim(tx, { bookingId, claimId })) ?? {}
      const isHeld = await payFromHold(tx, { ...claim, ...decided }, now)
      if (!isHeld && !isChargedToCard(decided, consent))
        await queueBookingMail(tx, ctx, {
          kind: 'damage-decided',
          bookingId,
          once: [claimId],
          claim: { ...claim, ...decided },
        })
    }
    return (await findClaim(tx, { bookingId, claimId })) ?? CLAIM_GONE
  })
}
