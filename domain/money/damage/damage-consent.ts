import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { KnownCard } from '../payments/card-label.ts'
import { answerRefusal, type DamageClaim } from './damage-claim.ts'

/** `failed`: the charge failed and is not retried; `revoked`: the family pays in another way. */
export const DAMAGE_CONSENT_STATES = ['given', 'charged', 'failed', 'revoked'] as const
type DamageConsentState = (typeof DAMAGE_CONSENT_STATES)[number]

/** A family's permission to charge a claim to its saved card. */
type DamageConsent = { readonly state: DamageConsentState; readonly amountCents: Cents }

type Agreeing = {
  /** What the family read: the amount and the card. */
  readonly seen: { readonly amountCents: Cents; readonly last4: string }
  readonly card: Pick<KnownCard, 'cardLast4'> | undefined
  readonly now: Date
}

/** Returns why a family cannot let this claim be charged to its saved card. Doing so also agrees to the claim. */
export function consentRefusal(claim: DamageClaim, { seen, card, now }: Agreeing): Refusal | undefined {
  const refusal =
    claim.status === 'open' && claim.answer === 'agree' ? undefined : answerRefusal(claim, 'agree', now)
  if (refusal) return refusal
  if (!card || card.cardLast4 !== seen.last4) return refuse('conflict', 'damage.cardGone')
  if (seen.amountCents !== claim.claimedCents)
    return refuse('price_changed', 'damage.otherAmount', { claimed: claim.claimedCents })
  return undefined
}

/** Returns whether the decided amount is charged to the saved card: never more than the family agreed to. */
export function isChargedToCard(
  { status, chargedCents }: Pick<DamageClaim, 'status' | 'chargedCents'>,
  consent: DamageConsent | null,
): boolean {
  return (
    status === 'decided' &&
    chargedCents !== null &&
    consent?.state === 'given' &&
    chargedCents <= consent.amountCents
  )
}
