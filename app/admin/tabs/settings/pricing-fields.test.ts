import { expect, it } from 'vitest'
import type { Pricing } from '#contract/money/pricing.ts'
import { findPricingProblems, toPricingChange, toPricingFields } from './pricing-fields.ts'
import { PRICING_WORDS } from './pricing-words.ts'

const stored: Pricing = {
  changes: { enabled: true, daysBeforeMore: 1, daysBeforeAddons: 3, daysBeforeFewer: 7 },
  ways: { cashApp: false, klarna: true, bankAccount: false },
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
    reschedule: { times: 2, daysBefore: 3 },
  },
  version: 3,
}

it('writes back what it has read', () => {
  const { version: _version, ...settings } = stored
  expect(toPricingChange(toPricingFields(stored))).toEqual(settings)
})

it.each([
  [{ zipFees: '33139 40.00\nBeach 5' }, 'zipFees'],
  [{ rings: '10 miles free' }, 'rings'],
  [{ zipCounties: 'Miami-Dade 33101' }, 'zipCounties'],
  [{ rescheduleTimes: 'once' }, 'rescheduleTimes'],
  [{ counties: 'Miami-Dade one percent' }, 'counties'],
  [{ refundSteps: '14 days 100' }, 'refundSteps'],
  [{ baseFee: '' }, 'baseFee'],
  [{ serviceMiles: 'far' }, 'serviceMiles'],
])('%j is named beside its field', (changes, name) => {
  expect(
    Object.keys(findPricingProblems({ ...toPricingFields(stored), ...changes }, PRICING_WORDS.en)),
  ).toEqual([name])
})

it('says of no day that rates were checked on it', () => {
  const fields = { ...toPricingFields(stored), ratesCheckedOn: '' }
  expect(toPricingChange(fields).tax).not.toHaveProperty('ratesCheckedOn')
})

it('lets empty lines and an empty list be', () => {
  const fields = { ...toPricingFields(stored), zipFees: '\n33139 40\n\n', counties: '' }
  expect(findPricingProblems(fields, PRICING_WORDS.es)).toEqual({})
  expect(toPricingChange(fields)).toMatchObject({
    delivery: { zipFees: { '33139': '40' } },
    tax: { counties: [] },
  })
})
