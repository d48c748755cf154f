import { z } from 'zod'
import { parseDollars, toDecimal, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, numeric, partyDay, text, wholeNumber, wholeUpTo } from '../wire/fields.ts'
import { depositChange, fullPaymentDays, priceListChange } from './price-list.ts'

const MILES_MAX = 10_000
const COUNTY_NAME_MAX = 60
const LIST_MAX = 2_000
const RINGS_MAX = 20

const NO_PERCENT = fieldError('pricing.percent')
const percent = z
  .union([z.string(), z.number()], { error: NO_PERCENT })
  .transform((value, context) => {
    const hundredths = parseDollars(typeof value === 'string' ? value.trim() : value)
    if (hundredths !== undefined && hundredths <= WHOLE_PERCENTAGE) return toDecimal(hundredths)
    context.addIssue({ code: 'custom', message: NO_PERCENT })
    return z.NEVER
  })
  .meta({ description: 'Percent, a decimal string with two places', example: '6.00' })

const NO_ZIP = fieldError('fields.zip')
const zip = z
  .string({ error: NO_ZIP })
  .trim()
  .regex(/^\d{5}$/, NO_ZIP)
const noMiles = {
  error: () => fieldError('pricing.miles', { most: MILES_MAX }),
}
const miles = numeric(z.number(noMiles).min(0, noMiles).max(MILES_MAX, noMiles))
const fee = amount({ message: fieldError('pricing.amount') })
const NO_FACTOR = fieldError('pricing.factor')
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
    enabled: z.boolean(),
    depotZip: z.union([zip, z.literal('').transform(() => null), z.null()]),
    roadFactor: numeric(z.number({ error: NO_FACTOR }).min(1, NO_FACTOR).max(5, NO_FACTOR)),
    baseFee: fee,
    perMile: fee,
    freeMiles: miles,
    serviceMiles: miles.nullable(),
    rings: z
      .array(RingChange)
      .max(RINGS_MAX)
      .superRefine((rings, context) =>
        refuseSame(rings, context, {
          part: 'withinMiles',
          key: ({ withinMiles }) => String(withinMiles),
          message: () => fieldError('pricing.milesTwice'),
        }),
      ),
    zipFees: z.record(zip, fee),
  })
  .partial()

const TaxChange = z
  .object({
    enabled: z.boolean(),
    statePercent: percent,
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
    themeTaxable: z.boolean(),
    addonsTaxable: z.boolean(),
    deliveryTaxable: z.boolean(),
    couponReducesTax: z.boolean(),
    ratesCheckedOn: partyDay(fieldError('fields.day')),
  })
  .partial()

const NO_DAYS = fieldError('pricing.days365')
const days = wholeUpTo(365, NO_DAYS)
const NO_TIMES = fieldError('pricing.times')
const times = wholeUpTo(10, NO_TIMES)
export const RefundStepChange = z.object({ daysBefore: days, percent })
const PolicyChange = z
  .object({
    depositPercent: percent,
    refundSteps: z
      .array(RefundStepChange)
      .max(20)
      .superRefine((steps, context) =>
        refuseSame(steps, context, {
          part: 'daysBefore',
          key: ({ daysBefore }) => String(daysBefore),
          message: () => fieldError('pricing.daysTwice'),
        }),
      ),
    deposit: depositChange.nullable(),
    fullPaymentDays: fullPaymentDays.nullable(),
    reschedule: z.object({ times, daysBefore: days, fee }).partial().meta({
      description:
        'How often a family can move its party itself, more than this many days before the party; the fee is for each move after the first',
    }),
  })
  .partial()

/** How many days before the party families can still change their own orders. */
const OrderChangesChange = z
  .object({
    enabled: z.boolean(),
    daysBeforeMore: days,
    daysBeforeAddons: days,
    daysBeforeFewer: days,
  })
  .partial()

/** Payment methods besides cards, wallets and Link. */
const WaysChange = z.object({ cashApp: z.boolean(), klarna: z.boolean(), bankAccount: z.boolean() }).partial()

/** How much may be claimed for damage at a party. */
const DamageChange = z.object({ maximum: fee }).partial()
/** How much is held on a family's card around its party. */
const HoldChange = z.object({ amount: fee }).partial()
const NO_NOTICE = fieldError('pricing.noticeDays')
const noticeDays = wholeNumber(NO_NOTICE, { min: 1, max: 14, tooSmall: NO_NOTICE, tooLarge: NO_NOTICE })
const NO_HOUR = fieldError('pricing.hour')
const hour = wholeUpTo(23, NO_HOUR)
/** Balances charged to the card that paid the deposit, for families that agreed to it. */
const AutopayChange = z.object({ enabled: z.boolean(), noticeDays, hour }).partial()

/** Missing values stay unchanged. */
export const PricingChange = z
  .object({
    delivery: DeliveryChange,
    tax: TaxChange,
    policy: PolicyChange,
    changes: OrderChangesChange,
    ways: WaysChange,
    damage: DamageChange,
    hold: HoldChange,
    autopay: AutopayChange,
    ...priceListChange,
    version: z.int32(),
  })
  .partial()
export type PricingChange = z.output<typeof PricingChange>
