import { expect, it } from 'vitest'
import type { Pricing } from '#contract/money/pricing.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { summarizePricing } from './summarize-pricing.ts'

const NEW_SITE: Pricing = {
  delivery: {
    ...{ enabled: false, depotZip: null, roadFactor: 1.3, baseFee: '0.00', perMile: '0.00' },
    ...{ freeMiles: 0, serviceMiles: null, zipFees: {} },
  },
  tax: {
    ...{ enabled: false, statePercent: '6.00', counties: [], zipCounties: {} },
    ...{ deliveryTaxable: true, couponReducesTax: true },
  },
  policy: { depositPercent: '50.00', refundSteps: [{ daysBefore: 14, percent: '100.00' }] },
  changes: { enabled: true, daysBeforeMore: 1, daysBeforeAddons: 3, daysBeforeFewer: 7 },
  ways: { cashApp: false, klarna: false, bankAccount: false },
  damage: { maximum: '0.00' },
  hold: { amount: '0.00' },
  autopay: { enabled: false, noticeDays: 3, hour: 10 },
  version: 1,
}

it('says of a new site what is off and what families agree to', () => {
  expect(summarizePricing(NEW_SITE, textIn('en'))).toEqual({
    rules: 'No rules',
    'list-terms': '1 night, no minimum, no waiver',
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
  const refundSteps = [
    { daysBefore: 30, percent: '75.50' },
    { daysBefore: 7, percent: '50.00' },
  ]
  const { delivery, tax, changes, ways, autopay } = NEW_SITE
  const fields: Pricing = {
    ...NEW_SITE,
    delivery: {
      ...delivery,
      enabled: true,
      rings: [{ withinMiles: 10, fee: '0.00' }],
      zipFees: { 33139: '40.00' },
    },
    tax: { ...tax, enabled: true, counties: [{ county: 'Miami-Dade', percent: '1.00', from: '2027-01-01' }] },
    policy: { depositPercent: '30.00', refundSteps, reschedule: { times: 0, daysBefore: 7 } },
    changes: { ...changes, enabled: false },
    ways: { ...ways, klarna: true },
    damage: { maximum: '250.00' },
    hold: { amount: '200.50' },
    autopay: { ...autopay, enabled: true },
    minimums: [{ fromMiles: 20, amount: '350.00' }],
    waiver: { enabled: true, percent: '9.00', covers: '150.00' },
    nights: { most: 3, perTeepee: '30.00' },
  }
  expect(Object.values(summarizePricing(fields, textIn('en')))).toEqual([
    'No rules',
    'Up to 3 nights, minimums by distance, waiver offered',
    'By distance, with 1 fee of a ZIP code',
    'State 6%, with 1 county rate',
    '30% deposit, 75.5% of the rest back more than 30 days before, then less, no free moves',
    'Only by you',
    'Cards and 1 more way',
    'Up to $250.00 claimed, $200.50 held',
    'Offered, with 3 days of notice',
  ])
  expect(Object.values(summarizePricing(fields, textIn('es')))).toEqual([
    'Sin reglas',
    'Hasta 3 noches, mínimos por distancia, con exención por daños',
    'Según la distancia, con 1 tarifa de un código postal',
    'Estado 6%, con 1 tasa de condado',
    'Depósito del 30%, se devuelve el 75.5% del resto más de 30 días antes y después menos, sin cambios gratis',
    'Solo usted',
    'Tarjetas y 1 forma más',
    'Hasta $250.00 por daños, $200.50 retenidos',
    'Se ofrece, con 3 días de aviso',
  ])
})

it('says that nothing comes back without a refund step', () => {
  const policy = { depositPercent: '0.00', refundSteps: [] }
  expect(summarizePricing({ ...NEW_SITE, policy }, textIn('en')).policy).toBe(
    '0% deposit, nothing back, 1 free move',
  )
})
