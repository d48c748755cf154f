import type { DamageClaim, DamageClaims, FamilyDamageClaim } from '#contract/money/damage-claims.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { answerRefusal, canBeDecided, claimsClosed, takenCents } from '#domain/money/damage/damage-claim.ts'
import { getCardLabel } from '#domain/money/payments/card-label.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { type FullClaim, readClaims, readCrewPhotoIds } from './claim-queries.ts'
import { readReportedDamage } from './reported-damage.ts'

function bothSee(claim: FullClaim) {
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

export function claimResponse(claim: FullClaim, now: Date): DamageClaim {
  const { consent } = claim
  return {
    ...bothSee(claim),
    photoIds: [...claim.photoIds],
    claimedBy: claim.claimedBy,
    answeredAt: claim.answeredAt?.toISOString() ?? null,
    decidedBy: claim.decidedBy,
    decidedAt: claim.decidedAt?.toISOString() ?? null,
    card: consent && {
      state: consent.state,
      cardLabel: getCardLabel(consent),
      amount: toDecimal(consent.amountCents),
      text: consent.sentence,
      language: consent.language,
      agreedAt: consent.agreedAt.toISOString(),
    },
    canCharge: canBeDecided(claim, now),
  }
}

type Seen = {
  readonly link: { readonly reference: string; readonly token: string }
  readonly savedCard: FamilyDamageClaim['savedCard']
  readonly now: Date
}

export function familyClaimResponse(claim: FullClaim, { link, savedCard, now }: Seen): FamilyDamageClaim {
  const { reference, token } = link
  const { consent } = claim
  const address = `/api/my-bookings/${reference}/damage-claims/${claim.id}/photos`
  return {
    ...bothSee(claim),
    photos: claim.photoIds.map((id) => `${address}/${id}?token=${encodeURIComponent(token)}`),
    savedCard,
    card: consent && { state: consent.state, cardLabel: getCardLabel(consent) },
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
