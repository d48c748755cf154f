import { isDeepStrictEqual } from 'node:util'
import type { PriceTerms, Pricing } from '#contract/money/pricing.ts'
import { showDeposit, showMinimum, showNights, showRule } from '#contract/money/read-price-list.ts'
import { showValues } from '#contract/wire/described-values.ts'
import { USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'
import type { ListTerms, WaiverTerms } from '#domain/catalogue/pricing/price-list/list-terms.ts'
import { PRICE_VALUES } from '#domain/catalogue/pricing/price-values.ts'
import {
  type BookingPolicy,
  DEFAULT_PRICING,
  PRICING_PARTS,
  type PricingSettings,
  type RefundStep,
} from '#domain/catalogue/pricing/pricing-settings.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { pricingSettings } from '#server/foundation/database/schema/all-tables.ts'
import { hasList, type PlacedTerms } from './price-terms.ts'

export type VersionedPricing = PricingSettings & {
  /** The most nights that could ever be booked. */
  readonly longestStay: number
  readonly version: number
}

/** Returns the owner's settings, or the defaults as version 0. */
export async function readPricing(db: Queryable): Promise<VersionedPricing> {
  const [row] = await pricingRow(db)
  if (!row) return { ...DEFAULT_PRICING, longestStay: 1, version: 0 }
  const parts = PRICING_PARTS.map((part) => {
    const [stored, usual] = [row[part], DEFAULT_PRICING[part]]
    return [part, Array.isArray(usual) ? (stored ?? usual) : { ...usual, ...stored }]
  })
  return { ...row, ...(Object.fromEntries(parts) as PricingSettings) }
}

const pricingRow = preparedSelect('pricing_settings', (db) => db.select().from(pricingSettings))

export function pricingResponse(pricing: VersionedPricing): Pricing {
  const { delivery, tax, policy, rules, minimums, waiver, nights, version } = pricing
  const { rings = [], zipFees } = delivery
  return {
    delivery: {
      ...showValues(PRICE_VALUES.delivery, delivery),
      ...(rings.length > 0 && {
        rings: rings.map(({ withinMiles, feeCents }) => ({ withinMiles, fee: toDecimal(feeCents) })),
      }),
      zipFees: mapValues(zipFees, toDecimal),
    },
    tax: {
      ...showValues(PRICE_VALUES.tax, tax),
      counties: tax.counties.map((rate) => ({ ...rate, percent: toDecimal(rate.percent) })),
      zipCounties: tax.zipCounties,
    },
    policy: policyResponse(policy),
    changes: showValues(PRICE_VALUES.changes, pricing.changes),
    ways: showValues(PRICE_VALUES.ways, pricing.ways),
    damage: showValues(PRICE_VALUES.damage, pricing.damage),
    hold: showValues(PRICE_VALUES.hold, pricing.hold),
    autopay: showValues(PRICE_VALUES.autopay, pricing.autopay),
    ...showList({ rules, minimums }),
    ...(!isDeepStrictEqual(waiver, DEFAULT_PRICING.waiver) && {
      waiver: { enabled: waiver.enabled, ...showWaiver(waiver) },
    }),
    ...(!isDeepStrictEqual(nights, DEFAULT_PRICING.nights) && { nights: showNights(nights) }),
    version,
  }
}

function showList({ rules, minimums = [] }: Pick<ListTerms, 'rules' | 'minimums'>) {
  return {
    ...(rules.length > 0 && { rules: rules.map(showRule) }),
    ...(minimums.length > 0 && { minimums: minimums.map(showMinimum) }),
  }
}

function showWaiver({ percent, coversCents }: WaiverTerms) {
  return { percent: toDecimal(percent), covers: toDecimal(coversCents) }
}

export function priceTermsResponse(
  { area, terms, waiver, nights, daysAhead }: PlacedTerms,
  policy: BookingPolicy,
): PriceTerms {
  const { delivery, tax, list } = terms
  return {
    area,
    delivery: delivery ? { zip: delivery.zip, feeAmount: toDecimal(delivery.feeCents) } : null,
    tax: tax
      ? { ...tax, statePercent: toDecimal(tax.statePercent), countyPercent: toDecimal(tax.countyPercent) }
      : null,
    ...depositResponse(policy),
    ...(list && showList(list)),
    ...(list?.miles !== undefined && { miles: list.miles }),
    ...((list || policy.fullPaymentDays !== undefined) && daysAhead !== undefined && { daysAhead }),
    ...(waiver && { waiver: showWaiver(waiver) }),
    ...(nights.most > 1 && { nights: showNights(nights) }),
  }
}

export function policyResponse(policy: BookingPolicy): Pricing['policy'] {
  const { reschedule } = policy
  return {
    ...depositResponse(policy),
    ...(reschedule && { reschedule: showValues(PRICE_VALUES.reschedule, reschedule) }),
  }
}

function depositResponse({ depositPercent, refundSteps, deposit, fullPaymentDays }: BookingPolicy) {
  return {
    ...showValues(PRICE_VALUES.policy, { depositPercent }),
    refundSteps: refundStepsResponse(refundSteps),
    ...(deposit && { deposit: showDeposit(deposit) }),
    ...(fullPaymentDays !== undefined && { fullPaymentDays }),
  }
}

export function refundStepsResponse(steps: readonly RefundStep[]) {
  return steps.map((step) => ({ ...step, percent: toDecimal(step.percent) }))
}

/** Returns whether a price depends on more than the catalogue and a coupon. */
export function hasPriceTerms(pricing: PricingSettings): boolean {
  const { delivery, tax, policy, waiver, nights } = pricing
  const { reschedule: _, ...ofPrice } = policy
  const hasTerms = delivery.enabled || tax.enabled || waiver.enabled || nights.most > 1 || hasList(pricing)
  return hasTerms || !isSamePolicy(ofPrice, DEFAULT_PRICING.policy)
}

export function isSamePolicy(one: BookingPolicy, other: BookingPolicy): boolean {
  const [a, b] = [one, other].map(({ reschedule = USUAL_RESCHEDULE, ...policy }) => ({
    depositPercent: policy.depositPercent,
    refundSteps: policy.refundSteps,
    deposit: policy.deposit,
    fullPaymentDays: policy.fullPaymentDays,
    reschedule,
  }))
  return isDeepStrictEqual(a, b)
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
