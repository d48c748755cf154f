import { isDeepStrictEqual } from 'node:util'
import type { PriceTerms, Pricing } from '#contract/money/pricing.ts'
import { showDeposit, showMinimum, showNights, showRule } from '#contract/money/read-price-list.ts'
import { USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'
import type { ListTerms, WaiverTerms } from '#domain/catalogue/pricing/price-list/list-terms.ts'
import {
  type BookingPolicy,
  DEFAULT_PRICING,
  type PricingSettings,
  type RefundStep,
  type RescheduleLimits,
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
  return row
    ? {
        ...row,
        changes: row.changes ?? DEFAULT_PRICING.changes,
        ways: row.ways ?? DEFAULT_PRICING.ways,
        damage: row.damage ?? DEFAULT_PRICING.damage,
        hold: row.hold ?? DEFAULT_PRICING.hold,
        autopay: row.autopay ?? DEFAULT_PRICING.autopay,
        rules: row.rules ?? DEFAULT_PRICING.rules,
        minimums: row.minimums ?? DEFAULT_PRICING.minimums,
        waiver: row.waiver ?? DEFAULT_PRICING.waiver,
        nights: row.nights ?? DEFAULT_PRICING.nights,
      }
    : { ...DEFAULT_PRICING, longestStay: 1, version: 0 }
}

const pricingRow = preparedSelect('pricing_settings', (db) => db.select().from(pricingSettings))

export function pricingResponse({
  delivery,
  tax,
  policy,
  changes,
  ways,
  damage,
  hold,
  autopay,
  rules,
  minimums,
  waiver,
  nights,
  version,
}: VersionedPricing): Pricing {
  const { baseFeeCents, perMileCents, rings = [], zipFees, ...distances } = delivery
  return {
    delivery: {
      ...distances,
      baseFee: toDecimal(baseFeeCents),
      perMile: toDecimal(perMileCents),
      ...(rings.length > 0 && {
        rings: rings.map(({ withinMiles, feeCents }) => ({ withinMiles, fee: toDecimal(feeCents) })),
      }),
      zipFees: mapValues(zipFees, toDecimal),
    },
    tax: {
      ...tax,
      statePercent: toDecimal(tax.statePercent),
      counties: tax.counties.map((rate) => ({ ...rate, percent: toDecimal(rate.percent) })),
    },
    policy: policyResponse(policy),
    changes,
    ways,
    damage: { maximum: toDecimal(damage.maximumCents) },
    hold: { amount: toDecimal(hold.amountCents) },
    autopay,
    ...showList({ rules, minimums }),
    ...(!isDeepStrictEqual(waiver, DEFAULT_PRICING.waiver) && {
      waiver: { enabled: waiver.enabled, ...showWaiver(waiver) },
    }),
    ...(!isDeepStrictEqual(nights, DEFAULT_PRICING.nights) && { nights: showNights(nights) }),
    version,
  }
}

/** Returns the parts of a price list that are set. */
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
  return { ...depositResponse(policy), ...(reschedule && { reschedule: showReschedule(reschedule) }) }
}

function showReschedule({ times, daysBefore, feeCents }: RescheduleLimits) {
  return { times, daysBefore, ...(feeCents !== undefined && { fee: toDecimal(feeCents) }) }
}

function depositResponse({ depositPercent, refundSteps, deposit, fullPaymentDays }: BookingPolicy) {
  return {
    depositPercent: toDecimal(depositPercent),
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
