import { z } from 'zod'
import { PRICE_VALUES } from '#domain/catalogue/pricing/price-values.ts'
import { fee, miles, percent, sentValues, toStored, zip } from '../wire/described-values.ts'
import { fieldError } from '../wire/field-message.ts'
import { partyDay, text, wholeBetween } from '../wire/fields.ts'
import { depositChange, fullPaymentDays, priceListChange } from './price-list.ts'

const COUNTY_NAME_MAX = 60
const LIST_MAX = 2_000
const RINGS_MAX = 20

const countyName = text({ required: fieldError('pricing.countyNeeded'), max: COUNTY_NAME_MAX })

type SameRows<Row> = {
  readonly part: keyof Row & string
  key(row: Row): string
  message(row: Row): string
}

/** Refuses duplicate rows; the error is reported at the later one. */
function refuseSame<Row>(rows: readonly Row[], context: z.RefinementCtx, same: SameRows<Row>): void {
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const key = same.key(row)
    if (seen.has(key))
      context.addIssue({ code: 'custom', path: [index, same.part], message: same.message(row) })
    seen.add(key)
  }
}

export const RingChange = z.object({ withinMiles: miles, fee })
export const CountyRateChange = z.object({
  county: countyName,
  percent,
  from: partyDay(fieldError('pricing.countyFrom')),
})

const DeliveryChange = z
  .object({
    ...sentValues(PRICE_VALUES.delivery),
    rings: z
      .array(RingChange)
      .max(RINGS_MAX)
      .superRefine((rings, context) =>
        refuseSame(rings, context, {
          part: 'withinMiles',
          key: ({ withinMiles }) => String(withinMiles),
          message: () => fieldError('pricing.milesTwice'),
        }),
      )
      .transform((rings) =>
        rings
          .map(({ withinMiles, fee: feeCents }) => ({ withinMiles, feeCents }))
          .sort((a, b) => a.withinMiles - b.withinMiles),
      ),
    zipFees: z.record(zip, fee),
  })
  .partial()
  .transform(toStored(PRICE_VALUES.delivery))

const { enabled, statePercent, ratesCheckedOn, ...taxSwitches } = sentValues(PRICE_VALUES.tax)
const TaxChange = z
  .object({
    enabled,
    statePercent,
    counties: z
      .array(CountyRateChange)
      .max(LIST_MAX)
      .superRefine((rates, context) =>
        refuseSame(rates, context, {
          part: 'from',
          key: ({ county, from }) => `${county.toLowerCase()} ${from}`,
          message: ({ county, from }) => fieldError('pricing.twoRates', { county, from }),
        }),
      ),
    zipCounties: z.record(zip, countyName),
    ...taxSwitches,
    ratesCheckedOn,
  })
  .partial()

export const RefundStepChange = z.object({
  daysBefore: wholeBetween(0, 365, fieldError('pricing.days365')),
  percent,
})
const PolicyChange = z
  .object({
    ...sentValues(PRICE_VALUES.policy),
    refundSteps: z
      .array(RefundStepChange)
      .max(20)
      .superRefine((steps, context) =>
        refuseSame(steps, context, {
          part: 'daysBefore',
          key: ({ daysBefore }) => String(daysBefore),
          message: () => fieldError('pricing.daysTwice'),
        }),
      )
      .transform((steps) => [...steps].sort((a, b) => b.daysBefore - a.daysBefore)),
    deposit: depositChange.nullable(),
    fullPaymentDays: fullPaymentDays.nullable(),
    reschedule: z
      .object(sentValues(PRICE_VALUES.reschedule))
      .partial()
      .describe(
        'How often a family can move its party itself, more than this many days before the party; the fee is for each move after the first',
      )
      .transform(toStored(PRICE_VALUES.reschedule)),
  })
  .partial()

/** Missing values stay unchanged. Output: as stored. */
export const PricingChange = z
  .object({
    delivery: DeliveryChange,
    tax: TaxChange,
    policy: PolicyChange,
    changes: z.object(sentValues(PRICE_VALUES.changes)).partial(),
    ways: z.object(sentValues(PRICE_VALUES.ways)).partial(),
    damage: z.object(sentValues(PRICE_VALUES.damage)).partial().transform(toStored(PRICE_VALUES.damage)),
    hold: z.object(sentValues(PRICE_VALUES.hold)).partial().transform(toStored(PRICE_VALUES.hold)),
    autopay: z.object(sentValues(PRICE_VALUES.autopay)).partial(),
    ...priceListChange,
    version: z.int32(),
  })
  .partial()
export type PricingChange = z.output<typeof PricingChange>
