import type { Cents } from '#domain/foundation/money/money.ts'
import type { DamageClaim } from './damage-claim.ts'

type Waived = {
  readonly claimedCents: Cents
  /** Up to how much damage at the party is not charged; 0 without a waiver. */
  readonly coversCents: Cents
  readonly others: readonly Pick<DamageClaim, 'status' | 'claimedCents' | 'chargedCents'>[]
}

/** Returns what the damage waiver leaves of a charge: the first dollars of all claims of a party are not charged. */
export function lessWaiver(amountCents: Cents, { claimedCents, coversCents, others }: Waived): Cents {
  if (coversCents === 0) return amountCents
  const usedCents = others
    .filter(({ status, chargedCents }) => status === 'decided' || status === 'paid' || chargedCents === 0)
    .reduce((sum, claim) => sum + claim.claimedCents, 0)
  const leftCents = Math.max(0, coversCents - usedCents)
  return Math.min(amountCents, Math.max(0, claimedCents - leftCents))
}
