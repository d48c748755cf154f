import type { FamilyDamageClaim } from '#contract/money/damage-claims.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { consentRefusal } from '#domain/money/damage/damage-consent.ts'
import { getCardBrand, getCardLabel, type KnownCard } from '#domain/money/payments/card-label.ts'
import { lockBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { damageConsents } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { storeAnswer } from '#server/money/damage/answer-claim.ts'
import {
  CLAIM_GONE,
  type ClaimKey,
  type FullClaim,
  findClaim,
  lockClaim,
} from '#server/money/damage/claim-queries.ts'
import { findKeptCard } from '../consents/consent-queries.ts'
import { revokeConsent } from './revoke-consent.ts'
import { stopClaimPayments } from './withdraw-claim.ts'

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

type Agreeing = ClaimKey & {
  /** What the family read. */
  readonly seen: { readonly amountCents: Cents; readonly last4: string }
  readonly language: Language
  readonly address: string
}

/** The family agrees to a claim and to charging its saved card. Repeating it changes nothing. */
export async function agreeByCard(
  ctx: Context,
  { bookingId, claimId, seen, language, address }: Agreeing,
): Promise<FullClaim | Refusal> {
  const now = ctx.now()
  return commitUnlessRefused(ctx.db, async (tx) => {
    await lockBooking(tx, bookingId)
    const claim = await lockClaim(tx, { bookingId, claimId })
    if (!claim) return CLAIM_GONE
    const { consent } = (await findClaim(tx, { bookingId, claimId })) ?? {}
    if (!consent || consent.state === 'revoked') {
      const card = await findKeptCard(tx, bookingId)
      const refusal = consentRefusal(claim, { seen, card, now })
      if (refusal || !card) return refusal ?? CLAIM_GONE
      const { text, hint } = consentTexts(language, card, claim.claimedCents)
      const values = {
        state: 'given' as const,
        sentence: `${text}. ${hint}`,
        language,
        amountCents: claim.claimedCents,
        methodId: card.methodId,
        cardBrand: card.cardBrand,
        cardLast4: card.cardLast4,
        address,
        agreedAt: now,
      }
      await tx
        .insert(damageConsents)
        .values({ ...values, claimId, createdAt: now })
        .onConflictDoUpdate({ target: damageConsents.claimId, set: values })
      const label = getCardLabel(card)
      if (claim.answer !== 'agree')
        await storeAnswer(tx, ctx, claim, { answer: 'agree', text: null, card: label })
      await recordEvent(tx, {
        kind: 'booking.charge-agreed',
        actor: 'customer',
        subjectId: bookingId,
        facts: { kind: 'card-charge', amountCents: claim.claimedCents, day: null, card: label },
      })
    }
    return (await findClaim(tx, { bookingId, claimId })) ?? CLAIM_GONE
  })
}

/**
 * The family pays in another way: its card is not charged for this claim. A charge in progress is stopped first. The
 * family's agreement to the claim stands.
 */
export async function revokeCardConsent(
  ctx: Context,
  { bookingId, claimId }: ClaimKey,
): Promise<FullClaim | Refusal> {
  const charged = await stopClaimPayments(ctx, bookingId, claimId)
  if (charged) return charged
  const refusal = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockBooking(tx, bookingId)
    if (!(await lockClaim(tx, { bookingId, claimId }))) return CLAIM_GONE
    await revokeConsent(tx, ctx, { bookingId, claimId })
    return null
  })
  if (isRefusal(refusal)) return refusal
  // A charge may have been prepared meanwhile.
  await stopClaimPayments(ctx, bookingId, claimId)
  return (await findClaim(ctx.db, { bookingId, claimId })) ?? CLAIM_GONE
}
