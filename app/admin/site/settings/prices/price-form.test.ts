import { expect, it } from 'vitest'
import { findProblems } from '#app/admin/kit/forms/form-rules.ts'
import { changePricing, type Pricing } from '#contract/money/pricing.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { toDraftPricing } from './draft-pricing.ts'
import { PRICING_RULES, type PricingFields, toPricingChange, toPricingFields } from './price-form.ts'

const stored: Pricing = {
  changes: {
    enabled: true,
    daysBeforeMore: 1,
    daysBeforeAddons: 3,
    daysBeforeFewer: 7,
    depositFollowsFrom: 5,
  },
  ways: { cashApp: false, klarna: true, bankAccount: false },
  autopay: { enabled: false, noticeDays: 3, hour: 10 },
  damage: { maximum: '250.00' },
  hold: { amount: '0.00' },
  delivery: {
    enabled: true,
    depotZip: '33130',
    roadFactor: 1.3,
    baseFee: '25.00',
    perMile: '0.65',
    freeMiles: 10,
    serviceMiles: null,
    rings: [
      { withinMiles: 10, fee: '0.00' },
      { withinMiles: 20.5, fee: '25.00' },
    ],
    zipFees: { '33139': '40.00', '33140': '45.50' },
  },
  tax: {
    enabled: true,
    statePercent: '6.00',
    counties: [
      { county: 'Miami-Dade', percent: '1.00', from: '2024-01-01' },
      { county: 'Palm Beach', percent: '1.00', from: '2024-01-01' },
    ],
    zipCounties: { '33101': 'Miami-Dade', '33401': 'St. Johns' },
    ratesCheckedOn: '2027-01-02',
    themeTaxable: true,
    addonsTaxable: false,
    deliveryTaxable: true,
    couponReducesTax: false,
  },
  policy: {
    depositPercent: '50.00',
    refundSteps: [{ daysBefore: 14, percent: '100.00' }],
    reschedule: { times: 2, daysBefore: 3, fee: '25.00' },
  },
  version: 3,
}

it('writes back what it has read', () => {
  const { version: _version, ...settings } = stored
  const change = toPricingChange(toPricingFields(stored))
  expect(changePricing.body.parse(change)).toEqual(changePricing.body.parse(settings))
})

const text = textIn('en')
/** Returns the problems of the form with other values of one part. */
const getProblems = <Part extends keyof PricingFields>(part: Part, values: Partial<PricingFields[Part]>) => {
  const fields = toPricingFields(stored)
  return findProblems(PRICING_RULES, { ...fields, [part]: { ...fields[part], ...values } }, text)
}

it.each<[keyof PricingFields, object, string]>([
  ['delivery', { zipFees: { '33139': '40.00', '33140': 'forty' } }, 'zipFees.33140'],
  ['delivery', { rings: [{ withinMiles: '10', fee: '' }] }, 'rings.0.fee'],
  ['delivery', { rings: [{ withinMiles: 'far', fee: '5' }] }, 'rings.0.withinMiles'],
  [
    'delivery',
    {
      rings: [
        { withinMiles: '10', fee: '5' },
        { withinMiles: '10.0', fee: '6' },
      ],
    },
    'rings.1.withinMiles',
  ],
  ['tax', { zipCounties: [{ zip: '3310', county: 'Miami-Dade' }] }, 'zipCounties.0.zip'],
  ['tax', { zipCounties: [{ zip: '33101', county: ' ' }] }, 'zipCounties.0.county'],
  ['reschedule', { times: 'once' }, 'times'],
  ['autopay', { noticeDays: '0' }, 'noticeDays'],
  ['autopay', { noticeDays: '15' }, 'noticeDays'],
  ['autopay', { noticeDays: '2.5' }, 'noticeDays'],
  ['tax', { counties: [{ county: 'Miami-Dade', percent: '101', from: '2027-01-01' }] }, 'counties.0.percent'],
  ['tax', { counties: [{ county: 'Miami-Dade', percent: '1', from: '' }] }, 'counties.0.from'],
  [
    'tax',
    {
      counties: [
        { county: 'Broward', percent: '1', from: '2027-01-01' },
        { county: 'broward ', percent: '2', from: '2027-01-01' },
      ],
    },
    'counties.1.from',
  ],
  ['policy', { refundSteps: [{ daysBefore: '14.5', percent: '100' }] }, 'refundSteps.0.daysBefore'],
  [
    'policy',
    {
      refundSteps: [
        { daysBefore: '14', percent: '100' },
        { daysBefore: '14', percent: '50' },
      ],
    },
    'refundSteps.1.daysBefore',
  ],
  ['delivery', { baseFee: '' }, 'baseFee'],
  ['damage', { maximum: 'all of it' }, 'maximum'],
  ['delivery', { serviceMiles: 'far' }, 'serviceMiles'],
])('%s %j is named beside its field or row', (part, values, name) => {
  expect(Object.keys(getProblems(part, values))).toEqual([`${part}.${name}`])
})

it('says of no day that rates were checked on it', () => {
  const fields = toPricingFields(stored)
  const change = toPricingChange({ ...fields, tax: { ...fields.tax, ratesCheckedOn: '' } })
  expect(change.tax).not.toHaveProperty('ratesCheckedOn')
})

it('takes an emptied fee away and lets an empty list be', () => {
  const read = toPricingFields(stored)
  const fields = {
    ...read,
    delivery: { ...read.delivery, zipFees: { '33139': '40', '33140': ' ' } },
    tax: { ...read.tax, counties: [] },
  }
  expect(findProblems(PRICING_RULES, fields, text)).toEqual({})
  const { delivery, tax } = toPricingChange(fields)
  expect(delivery.zipFees).toEqual({ '33139': '40' })
  expect(tax.counties).toEqual([])
})

it('gives the rules what can be read, and leaves out rows that are not complete', () => {
  const read = toPricingFields(stored)
  const rings = [...read.delivery.rings, { withinMiles: '', fee: '' }]
  const fields = { ...read, delivery: { ...read.delivery, rings } }
  const draft = toDraftPricing(fields, stored)
  expect(draft?.delivery.rings).toEqual([
    { withinMiles: 10, feeCents: 0 },
    { withinMiles: 20.5, feeCents: 2_500 },
  ])
  expect(draft?.delivery).toMatchObject({ baseFeeCents: 2_500, perMileCents: 65, serviceMiles: null })
  expect(draft?.tax.counties[0]).toEqual({ county: 'Miami-Dade', percent: 100, from: '2024-01-01' })
  expect(draft?.policy).toEqual({ depositPercent: 5_000, refundSteps: [{ daysBefore: 14, percent: 10_000 }] })
  const unreadable = { ...fields, delivery: { ...fields.delivery, baseFee: 'x' } }
  expect(toDraftPricing(unreadable, stored)).toBeUndefined()
})
