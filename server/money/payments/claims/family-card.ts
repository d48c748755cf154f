import type { FamilyDamageClaim } from '#contract/money/damage-claims.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { consentRefusal } from '#domain/money/damage/damage-consent.ts'
import { getCardBrand, getCardLabel, type KnownCard } from '#domain/money/payments/card-label.ts'
import type { Context } from '#server/context.ts'
import { damageConsents } from '#server/foundation/database/schema/all-tables.ts'
import { storeAnswer } from '#server/money/damage/answer-claim.ts'
import { changeClaim } from '#server/money/damage/change-claim.ts'
import { CLAIM_GONE, type ClaimKey, type FullClaim, findClaim } from '#server/money/damage/claim-queries.ts'
import { type Agreeing, recordCardEvent, toMandate } from '../mandates/mandate.ts'
import { findKeptCard } from '../mandates/mandate-queries.ts'

/** Returns the saved card that a claim can be charged to, with what its family reads; null if there is none. */
export async function offerCard(
  ctx: Context,
  claim: FullClaim,
  language: Language,
): Promise<FamilyDamageClaim['savedCard']> {
  if (claim.consent && claim.consent.state !== 'revoked') return null
  const card = await findKeptCard(ctx.db, claim.bookingId)
  const { claimedCents: amountCents } = claim
  const last4 = card?.cardLast4 ?? ''
  if (!card || consentRefusal(claim, { seen: { amountCents, last4 }, card, now: ctx.now() })) return null
  return { last4, ...consentTexts(language, card, amountCents) }
}

function consentTexts(language: Language, card: KnownCard, amount: Cents) {
  const text = textIn(language)
  const brand = getCardBrand(card) || text('damage.card')
  return {
    text: text('damage.cardConsent', { amount, brand, last4: card.cardLast4 ?? '' }),
    hint: text('damage.cardConsentHint', { amount }),
  }
}

/** The family agrees to a claim and to charging its saved card. Repeating it changes nothing. */
export function agreeByCard(
  ctx: Context,
  { bookingId, claimId, seen, language, address }: ClaimKey & Agreeing,
): Promise<FullClaim | Refusal> {
  const now = ctx.now()
  return changeClaim(ctx, { bookingId, claimId }, async (tx, claim) => {
    const { consent } = (await findClaim(tx, { bookingId, claimId })) ?? {}
    if (consent && consent.state !== 'revoked') return undefined
    const card = await findKeptCard(tx, bookingId)
    const refusal = consentRefusal(claim, { seen, card, now })
    if (refusal || !card) return refusal ?? CLAIM_GONE
    const { claimedCents: amountCents } = claim
    const { text, hint } = consentTexts(language, card, amountCents)
    const agreed = { sentence: `${text}. ${hint}`, language, amountCents, address, agreedAt: now }
    const mandate = { ...toMandate({ card, ...agreed }), state: 'given' as const }
    await tx
      .insert(damageConsents)
      .values({ ...mandate, claimId, createdAt: now })
      .onConflictDoUpdate({ target: damageConsents.claimId, set: mandate })
    if (claim.answer !== 'agree')
      await storeAnswer(tx, ctx, claim, { answer: 'agree', text: null, card: getCardLabel(card) })
    await recordCardEvent(tx, { kind: 'booking.charge-agreed', bookingId }, mandate)
    return undefined
  })
}
