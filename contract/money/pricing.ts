import { z } from 'zod'
import { PRICE_VALUES } from '#domain/catalogue/pricing/price-values.ts'
import { access, newOrder } from '../booking/booking-fields.ts'
import { Quote } from '../booking/bookings.ts'
import { readValues, shownPercent } from '../wire/described-values.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { decimal, instant, partyDay } from '../wire/fields.ts'
import { Rule, ShownDeposit, ShownMinimum, ShownNights, ShownWaiver } from './price-list.ts'
import { PricingChange } from './pricing-change.ts'

export const RefundStep = z.object({ daysBefore: z.int(), percent: shownPercent })
export type RefundStep = z.infer<typeof RefundStep>

/** What a booking agrees to when it is made, besides its price. */
const Policy = z.object({
  ...readValues(PRICE_VALUES.policy),
  refundSteps: z.array(RefundStep),
  deposit: ShownDeposit.optional().describe('Replaces the percentage'),
  fullPaymentDays: z.int().optional(),
  reschedule: z
    .object(readValues(PRICE_VALUES.reschedule))
    .optional()
    .describe('Missing while a party can be moved once, more than 7 days before it'),
})

/** The policy for bookings made now, for texts that state it. */
export const PolicyInForce = Policy.extend({
  from: z.string().meta({ description: 'The date it was set', example: '2027-01-04' }),
}).meta({ id: 'PolicyInForce' })
export type PolicyInForce = z.infer<typeof PolicyInForce>

/** One version of the policy: bookings made under it keep it. */
export const PolicyVersion = Policy.extend({
  version: z.int(),
  appliesFrom: instant.nullable().describe('Null for the first one, which a new site has'),
  setBy: z.string().nullable().describe('A username; null if it was not recorded'),
  bookings: z.int().describe('How many bookings were made under it, without canceled ones'),
}).meta({ id: 'PolicyVersion' })
export type PolicyVersion = z.infer<typeof PolicyVersion>

const { enabled, statePercent, ...furtherTax } = readValues(PRICE_VALUES.tax)
export const Pricing = namedObject('Pricing', {
  delivery: z.object({
    ...readValues(PRICE_VALUES.delivery),
    rings: z
      .array(z.object({ withinMiles: z.number(), fee: decimal }))
      .optional()
      .describe('Fees by distance, nearest first; farther away, base fee and miles'),
    zipFees: z.record(z.string(), decimal),
  }),
  tax: z.object({
    enabled,
    statePercent,
    counties: z.array(z.object({ county: z.string(), percent: shownPercent, from: z.string() })),
    zipCounties: z.record(z.string(), z.string()),
    ...furtherTax,
  }),
  policy: Policy,
  changes: z
    .object(readValues(PRICE_VALUES.changes))
    .describe('Until how many days before the party families can change their own orders'),
  ways: z
    .object(readValues(PRICE_VALUES.ways))
    .describe('Payment methods offered besides cards, wallets and Link'),
  damage: z
    .object(readValues(PRICE_VALUES.damage))
    .describe('The most that can be claimed for damage at one party; 0.00: nothing'),
  hold: z
    .object(readValues(PRICE_VALUES.hold))
    .describe(
      'The amount held on the card from the day before the party, if the family agrees; 0.00: nothing',
    ),
  autopay: z
    .object(readValues(PRICE_VALUES.autopay))
    .describe(
      'Whether families can have the balance charged to the card that paid the deposit; how many days before that they are emailed, and at which hour in Miami it is charged',
    ),
  rules: z.array(Rule).optional().describe('The price list, in the order of its lines'),
  minimums: z.array(ShownMinimum).optional(),
  waiver: ShownWaiver.optional(),
  nights: ShownNights.optional().describe('Missing while a party has one night'),
  version: z.int(),
})
export type Pricing = z.infer<typeof Pricing>

const DeliveryArea = z
  .enum(['inside', 'outside', 'unknown'])
  .describe('Whether we deliver to the ZIP code; unknown without one, or if its location is not known')

/** A public price, which requires only a ZIP code. */
export const PublicQuote = Quote.extend({ area: DeliveryArea }).meta({ id: 'PublicQuote' })
export type PublicQuote = z.infer<typeof PublicQuote>

export const zipCode = z
  .string()
  .trim()
  .regex(/^\d{5}(?:[- ]?\d{4})?$/, fieldError('rules.validZip'))

/** What determines a price besides the catalogue and a coupon; the wizard computes its summary from it. */
export const PriceTerms = namedObject('PriceTerms', {
  area: DeliveryArea,
  delivery: z.object({ zip: z.string(), feeAmount: decimal }).nullable(),
  tax: z
    .object({
      county: z.string().nullable(),
      statePercent: shownPercent,
      countyPercent: shownPercent,
      themeTaxable: z.boolean().optional().describe('Taxable if missing'),
      addonsTaxable: z.boolean().optional().describe('Taxable if missing'),
      deliveryTaxable: z.boolean(),
      couponReducesTax: z.boolean(),
    })
    .nullable(),
  depositPercent: shownPercent,
  refundSteps: z.array(RefundStep),
  deposit: ShownDeposit.optional(),
  fullPaymentDays: z.int().optional().describe('A party this many days ahead or nearer is paid in full'),
  rules: z.array(Rule).optional(),
  minimums: z.array(ShownMinimum).optional(),
  waiver: z.object({ percent: shownPercent, covers: decimal }).optional(),
  nights: ShownNights.optional(),
  daysAhead: z.int().optional().describe('For the rules: how far ahead the date is'),
  miles: z.int().optional().describe('For the rules: begun miles by road from the depot'),
})
export type PriceTerms = z.infer<typeof PriceTerms>

const tag = 'Prices'
const visitors = describeCalls({ tag, staff: false })
const owners = describeCalls({ tag, staff: 'pricing' })
export const readPriceTerms = visitors.get(
  '/api/price-terms',
  'Get the delivery fee, tax rates and deposit share for a ZIP code and a date',
  {
    query: z.object({ zipCode: zipCode.optional(), bookingDate: partyDay().optional() }),
    returns: PriceTerms,
  },
)
export const quoteForVisitor = visitors.post(
  '/api/quote',
  'Get the price of a party: theme, add-ons, delivery and tax',
  {
    body: z.object({ ...newOrder, ...access, zipCode: zipCode.nullish(), bookingDate: partyDay().nullish() }),
    returns: PublicQuote,
    refuses: [409],
  },
)
export const readPricing = owners.get(
  '/api/admin/pricing',
  'Get how delivery, tax and deposits are charged',
  { returns: Pricing },
)
export const listPolicyVersions = owners.get(
  '/api/admin/pricing/policies',
  'List all versions of the deposit, refund and move policy, newest first; the newest applies to new bookings',
  { returns: z.array(PolicyVersion) },
)
export const changePricing = owners.put(
  '/api/admin/pricing',
  'Update how delivery, tax and deposits are charged; existing bookings keep their terms',
  { body: PricingChange, asksForPassword: 'of people', returns: Pricing, refuses: [409] },
)
