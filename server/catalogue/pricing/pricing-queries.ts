import { isDeepStrictEqual } from 'node:util'
import type { PriceTerms, Pricing } from '#contract/money/pricing.ts'
import { USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'
import {
  type BookingPolicy,
  DEFAULT_PRICING,
  type PricingSettings,
  type RefundStep,
} from '#domain/catalogue/pricing/pricing-settings.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { pricingSettings } from '#server/foundation/database/schema/all-tables.ts'
import type { PlacedTerms } from './price-terms.ts'

export type VersionedPricing = PricingSettings & { readonly version: number }

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
      }
    : { ...DEFAULT_PRICING, version: 0 }
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
    version,
  }
}

export function priceTermsResponse({ area, terms }: PlacedTerms, policy: BookingPolicy): PriceTerms {
  const { delivery, tax } = terms
  return {
    area,
    delivery: delivery ? { zip: delivery.zip, feeAmount: toDecimal(delivery.feeCents) } : null,
    tax: tax
      ? { ...tax, statePercent: toDecimal(tax.statePercent), countyPercent: toDecimal(tax.countyPercent) }
      : null,
    ...depositResponse(policy),
  }
}

export function policyResponse(policy: BookingPolicy): Pricing['policy'] {
  const { reschedule } = policy
  return { ...depositResponse(policy), ...(reschedule && { reschedule }) }
}

function depositResponse({ depositPercent, refundSteps }: BookingPolicy) {
  return { depositPercent: toDecimal(depositPercent), refundSteps: refundStepsResponse(refundSteps) }
}

export function refundStepsResponse(steps: readonly RefundStep[]) {
  return steps.map((step) => ({ ...step, percent: toDecimal(step.percent) }))
}

/** Returns whether a price depends on more than the catalogue and a coupon. */
export function hasPriceTerms({ delivery, tax, policy }: PricingSettings): boolean {
  const { depositPercent, refundSteps } = policy
  return (
    delivery.enabled || tax.enabled || !isSamePolicy({ depositPercent, refundSteps }, DEFAULT_PRICING.policy)
  )
}

export function isSamePolicy(one: BookingPolicy, other: BookingPolicy): boolean {
  const [a, b] = [one, other].map(({ depositPercent, refundSteps, reschedule = USUAL_RESCHEDULE }) => ({
    depositPercent,
    refundSteps,
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
