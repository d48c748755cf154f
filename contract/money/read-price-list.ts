import type {
  DepositTerms,
  ListTerms,
  Minimum,
  NightSettings,
  WaiverTerms,
} from '#domain/catalogue/pricing/price-list/list-terms.ts'
import type { PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type { ThemePrices } from '#domain/catalogue/pricing/price-list/theme-prices.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Theme } from '../catalogue/themes.ts'
import { toCents } from '../wire/decimal.ts'
import type { Rule, ShownDeposit, ShownMinimum } from './price-list.ts'
import type { PriceTerms } from './pricing.ts'

// Amounts are sent as decimals, and computed as cents and hundredths of a percent.
export function readRule(rule: Rule): PriceRule {
  return { ...rule, change: { ...rule.change, amount: toCents(rule.change.amount) } }
}

export function showRule(rule: PriceRule): Rule {
  const { themeIds, when, change } = rule
  const { weekdays, days, floors, ...rest } = when
  return {
    ...rule,
    themeIds: themeIds && [...themeIds],
    when: {
      ...rest,
      ...(weekdays && { weekdays: [...weekdays] }),
      ...(days && { days: [...days] }),
      ...(floors && { floors: [...floors] }),
    },
    change: { ...change, amount: toDecimal(change.amount) },
  }
}

export function readMinimum({ fromMiles, amount }: ShownMinimum): Minimum {
  return { fromMiles, amountCents: toCents(amount) }
}

export function showMinimum({ fromMiles, amountCents }: Minimum): ShownMinimum {
  return { fromMiles, amount: toDecimal(amountCents) }
}

export function readDeposit({ kind, steps }: ShownDeposit): DepositTerms {
  return { kind, steps: steps.map((step) => ({ ...step, amount: toCents(step.amount) })) }
}

export function showDeposit({ kind, steps }: DepositTerms): ShownDeposit {
  return { kind, steps: steps.map((step) => ({ ...step, amount: toDecimal(step.amount) })) }
}

/** Returns the list that the browser prices an order by; undefined if the owner has none. */
export function readList({ rules, minimums, daysAhead, miles }: PriceTerms): ListTerms | undefined {
  if (!rules && !minimums) return undefined
  return { rules: rules?.map(readRule) ?? [], minimums: minimums?.map(readMinimum), daysAhead, miles }
}

export function readWaiver({ waiver }: PriceTerms): WaiverTerms | undefined {
  return waiver && { percent: toCents(waiver.percent), coversCents: toCents(waiver.covers) }
}

export function readNights({ nights }: Pick<PriceTerms, 'nights'>): NightSettings | undefined {
  return nights && { most: nights.most, perTeepeeCents: toCents(nights.perTeepee) }
}

export function showNights({ most, perTeepeeCents }: NightSettings): NonNullable<PriceTerms['nights']> {
  return { most, perTeepee: toDecimal(perTeepeeCents) }
}

export function readThemePrices({
  pricePerTeepee,
  packages,
  eachFurther,
}: Pick<Theme, 'pricePerTeepee' | 'packages' | 'eachFurther'>): ThemePrices {
  return {
    pricePerTeepeeCents: toCents(pricePerTeepee),
    packages: packages?.map(({ teepees, price }) => ({ teepees, priceCents: toCents(price) })),
    eachFurtherCents: eachFurther === undefined ? undefined : toCents(eachFurther),
  }
}
