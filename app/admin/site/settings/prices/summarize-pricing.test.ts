import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { PricingFields } from './price-form.ts'
import { summarizePricing } from './summarize-pricing.ts'

const NEW_SITE: PricingFields = {
  delivery: {
    ...{ enabled: false, depotZip: '', roadFactor: '1.3', baseFee: '0.00', perMile: '0.00' },
    ...{ freeMiles: '0', serviceMiles: '', rings: [], zipFees: {} },
  },
  tax: {
    ...{ enabled: false, statePercent: '6.00', counties: [], zipCounties: [], ratesCheckedOn: '' },
    ...{ themeTaxable: true, addonsTaxable: true, deliveryTaxable: true, couponReducesTax: true },
  },
  policy: { depositPercent: '50.00', refundSteps: [{ daysBefore: '14', percent: '100.00' }] },
  reschedule: { times: '1', daysBefore: '7', fee: '' },
  changes: { enabled: true, daysBeforeMore: '1', daysBeforeAddons: '3', daysBeforeFewer: '7' },
  ways: { cashApp: false, klarna: false, bankAccount: false },
  damage: { maximum: '0.00' },
  hold: { amount: '0.00' },
  autopay: { enabled: false, noticeDays: '3', hour: '10' },
}

it('says of a new site what is off and what families agree to', () => {
  expect(summarizePricing(NEW_SITE, textIn('en'))).toEqual({
    delivery: 'Free',
    tax: 'Not charged',
    policy: '50% deposit, 100% of the rest back more than 14 days before, 1 free move',
    changes: 'Up to 1 day before the party',
    ways: 'Cards only',
    damage: 'Nothing is claimed, nothing is held',
    autopay: 'Not offered',
  })
})

it('says what is set, in the reader’s language', () => {
  const rows = [
    { daysBefore: '30', percent: '75.5' },
    { daysBefore: '7', percent: '50' },
  ]
  const { delivery, tax, reschedule, changes, ways, autopay } = NEW_SITE
  const fields: PricingFields = {
    delivery: {
      ...delivery,
      enabled: true,
      rings: [{ withinMiles: '10', fee: '' }],
      zipFees: { 33139: '40', 33140: '' },
    },
    tax: { ...tax, enabled: true, counties: [{ county: 'Miami-Dade', percent: '1', from: '2027-01-01' }] },
    policy: { depositPercent: '30', refundSteps: rows },
    reschedule: { ...reschedule, times: '0' },
    changes: { ...changes, enabled: false },
    ways: { ...ways, klarna: true },
    damage: { maximum: '250' },
    hold: { amount: '200.50' },
    autopay: { ...autopay, enabled: true },
  }
  expect(Object.values(summarizePricing(fields, textIn('en')))).toEqual([
    'By distance, with 1 fee of a ZIP code',
    'State 6%, with 1 county rate',
    '30% deposit, 75.5% of the rest back more than 30 days before, then less, no free moves',
    'Only by you',
    'Cards and 1 more way',
    'Up to $250.00 claimed, $200.50 held',
    'Offered, with 3 days of notice',
  ])
  expect(Object.values(summarizePricing(fields, textIn('es')))).toEqual([
    'Según la distancia, con 1 tarifa de un código postal',
    'Estado 6%, con 1 tasa de condado',
    'Depósito del 30%, se devuelve el 75.5% del resto más de 30 días antes y después menos, sin cambios gratis',
    'Solo usted',
    'Tarjetas y 1 forma más',
    'Hasta $250.00 por daños, $200.50 retenidos',
    'Se ofrece, con 3 días de aviso',
  ])
})

it('counts what cannot be read as nothing, and what gives nothing back as no refund', () => {
  const fields = {
    ...NEW_SITE,
    policy: { depositPercent: 'half', refundSteps: [] },
    reschedule: { ...NEW_SITE.reschedule, times: 'x' },
  }
  expect(summarizePricing(fields, textIn('en')).policy).toBe('0% deposit, nothing back, no free moves')
})
