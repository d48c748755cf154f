import type { DamageClaim, DamageClaims, OwnDamageClaim } from '#contract/money/damage-claims.ts'
import { toDecimal } from '#domain/money/money.ts'
import { answerRefusal, canBeDecided, claimsClosed, takenCents } from '#domain/payments/damage-claim.ts'
import type { Language } from '#domain/text/language.ts'
import { describeRefusal } from '#domain/translation/translate.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { readPricing } from '#server/pricing/pricing-queries.ts'
import { type ClaimWithPhotos, readClaims, readCrewPhotoIds } from './claim-queries.ts'
import { readReportedDamage } from './reported-damage.ts'

function bothSee(claim: ClaimWithPhotos) {
  const { id, status, lines, answer, answerText, chargedCents } = claim
  return {
    id,
    status,
    lines: lines.map(({ text, amountCents }) => ({ text, amount: toDecimal(amountCents) })),
    claimedAmount: toDecimal(claim.claimedCents),
    answerUntil: claim.answerUntil.toISOString(),
    answer,
    answerText,
    chargedAmount: chargedCents === null ? null : toDecimal(chargedCents),
    paidAt: claim.paidAt?.toISOString() ?? null,
    createdAt: claim.createdAt.toISOString(),
  }
}

export function claimResponse(claim: ClaimWithPhotos, now: Date): DamageClaim {
  return {
    ...bothSee(claim),
    photoIds: [...claim.photoIds],
    claimedBy: claim.claimedBy,
    answeredAt: claim.answeredAt?.toISOString() ?? null,
    decidedBy: claim.decidedBy,
    decidedAt: claim.decidedAt?.toISOString() ?? null,
    canCharge: canBeDecided(claim, now),
  }
}

type Link = { readonly reference: string; readonly token: string }

export function ownClaimResponse(
  claim: ClaimWithPhotos,
  { reference, token }: Link,
  now: Date,
): OwnDamageClaim {
  const address = `/api/my-bookings/${reference}/damage-claims/${claim.id}/photos`
  return {
    ...bothSee(claim),
    photos: claim.photoIds.map((id) => `${address}/${id}?token=${encodeURIComponent(token)}`),
    canAnswer: claim.answer !== 'agree' && !answerRefusal(claim, 'agree', now),
  }
}

export async function claimsResponse(
  ctx: Context,
  booking: FullBooking,
  language: Language,
): Promise<DamageClaims> {
  const now = ctx.now()
  const { maximumCents } = (await readPricing(ctx.db)).damage
  const claims = await readClaims(ctx.db, booking.id)
  const closed = claimsClosed(booking, { maximumCents, now })
  return {
    maximumAmount: toDecimal(maximumCents),
    leftAmount: toDecimal(Math.max(0, maximumCents - takenCents(claims))),
    closedSentence: closed ? describeRefusal(language, closed) : null,
    claims: claims.map((claim) => claimResponse(claim, now)),
    photoIds: await readCrewPhotoIds(ctx.db, booking.id),
    reported: await readReportedDamage(ctx.db, booking.id),
  }
}
