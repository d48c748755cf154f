import { type Cents, formatDollars, formatPercent } from '#domain/foundation/money/money.ts'
import type { PriceRule } from './price-rule.ts'
import type { SoldRule } from './sold-rules.ts'
import { TEEPEES_MOST } from './theme-prices.ts'

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

export type WaiverSettings = WaiverTerms & { readonly enabled: boolean }

/** How many nights a party can have, and what each after the first costs for each teepee. */
export type NightSettings = { readonly most: number; readonly perTeepeeCents: Cents }

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

/** Returns the cents, or hundredths of a percent, for a party of this size. */
export function getDepositFor({ kind, steps }: DepositTerms, teepees: number): number {
  const amount = steps.findLast(({ fromTeepees }) => fromTeepees <= teepees)?.amount ?? 0
  return kind === 'perTeepee' ? amount * teepees : amount
}

/** Returns what deposits range between, such as `$100.00–$150.00`. */
export function describeDepositRange(deposit: DepositTerms): string {
  const amounts = Array.from({ length: TEEPEES_MOST }, (_, index) => getDepositFor(deposit, index + 1))
  const format = deposit.kind === 'percent' ? formatPercent : formatDollars
  return [...new Set([Math.min(...amounts), Math.max(...amounts)])].map(format).join('–')
}
