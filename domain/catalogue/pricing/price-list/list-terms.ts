import type { Cents } from '#domain/foundation/money/money.ts'
import type { PriceRule } from './price-rule.ts'
import type { SoldRule } from './sold-rules.ts'

/** How many minimums a list can have. */
export const LIST_MOST = 20

/** The least that teepees, rules and add-ons cost from this many miles on. */
export type Minimum = { readonly fromMiles: number; readonly amountCents: Cents }

/** A family that takes the waiver is not charged for damage up to an amount. */
export type WaiverTerms = {
  /** Hundredths of a percent of teepees, rules and add-ons. */
  readonly percent: number
  readonly coversCents: Cents
}

/** Whether and at which price families can choose the waiver. */
export type WaiverSettings = WaiverTerms & { readonly enabled: boolean }

/** The owner's price list as it was when a party was priced, and what was known about the party then. */
export type ListTerms = {
  readonly rules: readonly PriceRule[]
  readonly minimums?: readonly Minimum[] | undefined
  readonly daysAhead?: number | undefined
  readonly miles?: number | undefined
  /** What a booked party was sold at; without it, the rules decide. */
  readonly sold?: { readonly teepees: number; readonly rules: readonly SoldRule[] } | undefined
}

/** The deposit by the number of teepees; the last step that is reached counts. */
export type DepositTerms = {
  readonly kind: 'percent' | 'amount' | 'perTeepee'
  /** Cents, or hundredths of a percent; from one teepee on, ascending. */
  readonly steps: readonly { readonly fromTeepees: number; readonly amount: number }[]
}
