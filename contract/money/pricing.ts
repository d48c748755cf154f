import { z } from 'zod'
import { parseDollars, toDecimal, WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { newOrder } from '../booking/booking-fields.ts'
import { Quote } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, instant, numeric, partyDay, text, wholeNumber, wholeUpTo } from '../wire/fields.ts'

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
const shownPercent = decimal.meta({ description: 'Percent', example: '6.00' })

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
    reschedule: z.object({ times, daysBefore: days }).meta({
      description:
        'How often a family can move its party itself; it must be more than this many days before the party',
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
    version: z.int32(),
  })
  .partial()
export type PricingChange = z.output<typeof PricingChange>

export const RefundStep = z.object({ daysBefore: z.int(), percent: shownPercent })
export type RefundStep = z.infer<typeof RefundStep>

/** What a booking agrees to when it is made, besides its price. */
const Policy = z.object({
  depositPercent: shownPercent,
  refundSteps: z.array(RefundStep),
  reschedule: z
    .object({ times: z.int(), daysBefore: z.int() })
    .optional()
    .meta({ description: 'Missing while a party can be moved once, more than 7 days before it' }),
})

/** The policy for bookings made now, for texts that state it. */
export const PolicyInForce = Policy.extend({
  from: z.string().meta({ description: 'The date it was set', example: '2027-01-04' }),
}).meta({ id: 'PolicyInForce' })
export type PolicyInForce = z.infer<typeof PolicyInForce>

/** One version of the policy: bookings made under it keep it. */
export const PolicyVersion = Policy.extend({
  version: z.int(),
  appliesFrom: instant.nullable().meta({ description: 'Null for the first one, which a new site has' }),
  setBy: z.string().nullable().meta({ description: 'A username; null if it was not recorded' }),
  bookings: z.int().meta({ description: 'How many bookings were made under it, without canceled ones' }),
}).meta({ id: 'PolicyVersion' })
export type PolicyVersion = z.infer<typeof PolicyVersion>

export const Pricing = z
  .object({
    delivery: z.object({
      enabled: z.boolean(),
      depotZip: z.string().nullable(),
      roadFactor: z.number(),
      baseFee: decimal,
      perMile: decimal,
      freeMiles: z.number(),
      serviceMiles: z.number().nullable(),
      rings: z
        .array(z.object({ withinMiles: z.number(), fee: decimal }))
        .optional()
        .meta({ description: 'Fees by distance, nearest first; farther away, base fee and miles' }),
      zipFees: z.record(z.string(), decimal),
    }),
    tax: z.object({
      enabled: z.boolean(),
      statePercent: shownPercent,
      counties: z.array(z.object({ county: z.string(), percent: shownPercent, from: z.string() })),
      zipCounties: z.record(z.string(), z.string()),
      ratesCheckedOn: z.string().optional().meta({ description: 'When the rates were last checked' }),
      themeTaxable: z.boolean().optional().meta({ description: 'Taxable if missing' }),
      addonsTaxable: z.boolean().optional().meta({ description: 'Taxable if missing' }),
      deliveryTaxable: z.boolean(),
      couponReducesTax: z.boolean(),
    }),
    policy: Policy,
    changes: z
      .object({
        enabled: z.boolean(),
        daysBeforeMore: z.int(),
        daysBeforeAddons: z.int(),
        daysBeforeFewer: z.int(),
      })
      .meta({ description: 'Until how many days before the party families can change their own orders' }),
    ways: z
      .object({ cashApp: z.boolean(), klarna: z.boolean(), bankAccount: z.boolean() })
      .meta({ description: 'Payment methods offered besides cards, wallets and Link' }),
    damage: z
      .object({ maximum: decimal })
      .meta({ description: 'The most that can be claimed for damage at one party; 0.00: nothing' }),
    hold: z.object({ amount: decimal }).meta({
      description:
        'The amount held on the card from the day before the party, if the family agrees; 0.00: nothing',
    }),
    autopay: z.object({ enabled: z.boolean(), noticeDays: z.int(), hour: z.int() }).meta({
      description:
        'Whether families can have the balance charged to the card that paid the deposit; how many days before that they are emailed, and at which hour in Miami it is charged',
    }),
    version: z.int(),
  })
  .meta({ id: 'Pricing' })
export type Pricing = z.infer<typeof Pricing>

const DeliveryArea = z.enum(['inside', 'outside', 'unknown']).meta({
  description: 'Whether we deliver to the ZIP code; unknown without one, or if its location is not known',
})

/** A public price, which requires only a ZIP code. */
export const PublicQuote = Quote.extend({
  area: DeliveryArea,
}).meta({ id: 'PublicQuote' })
export type PublicQuote = z.infer<typeof PublicQuote>

const zipCode = z
  .string()
  .trim()
  .regex(/^\d{5}(?:[- ]?\d{4})?$/, fieldError('rules.validZip'))

/** What determines a price besides the catalogue and a coupon; the wizard computes its summary from it. */
export const PriceTerms = z
  .object({
    area: DeliveryArea,
    delivery: z.object({ zip: z.string(), feeAmount: decimal }).nullable(),
    tax: z
      .object({
        county: z.string().nullable(),
        statePercent: shownPercent,
        countyPercent: shownPercent,
        themeTaxable: z.boolean().optional().meta({ description: 'Taxable if missing' }),
        addonsTaxable: z.boolean().optional().meta({ description: 'Taxable if missing' }),
        deliveryTaxable: z.boolean(),
        couponReducesTax: z.boolean(),
      })
      .nullable(),
    depositPercent: shownPercent,
    refundSteps: z.array(RefundStep),
  })
  .meta({ id: 'PriceTerms' })
export type PriceTerms = z.infer<typeof PriceTerms>

const tag = 'Prices'
export const readPriceTerms = endpoint({
  method: 'get',
  path: '/api/price-terms',
  summary: 'Get the delivery fee, tax rates and deposit share for a ZIP code and a date',
  tag,
  staff: false,
  query: z.object({ zipCode: zipCode.optional(), bookingDate: partyDay().optional() }),
  responses: { 200: PriceTerms },
  refusals: [400],
})
export const quoteForVisitor = endpoint({
  method: 'post',
  path: '/api/quote',
  summary: 'Get the price of a party: theme, add-ons, delivery and tax',
  tag,
  staff: false,
  body: z.object({ ...newOrder, zipCode: zipCode.nullish(), bookingDate: partyDay().nullish() }),
  responses: { 200: PublicQuote },
  refusals: [400, 409],
})
export const readPricing = endpoint({
  method: 'get',
  path: '/api/admin/pricing',
  summary: 'Get how delivery, tax and deposits are charged',
  tag,
  staff: 'pricing',
  responses: { 200: Pricing },
})
export const listPolicyVersions = endpoint({
  method: 'get',
  path: '/api/admin/pricing/policies',
  summary:
    'List all versions of the deposit, refund and move policy, newest first; the newest applies to new bookings',
  tag,
  staff: 'pricing',
  responses: { 200: z.array(PolicyVersion) },
})
export const changePricing = endpoint({
  method: 'put',
  path: '/api/admin/pricing',
  summary: 'Update how delivery, tax and deposits are charged; existing bookings keep their terms',
  tag,
  staff: 'pricing',
  asksForPassword: 'of people',
  body: PricingChange,
  responses: { 200: Pricing },
  refusals: [400, 409],
})
