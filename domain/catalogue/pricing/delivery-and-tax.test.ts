import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { areaRefusal, deliveryTo, type FindZipArea, straightMiles } from './delivery-area.ts'
import { DEFAULT_PRICING, type DeliverySettings, type TaxSettings } from './pricing-settings.ts'
import { quote } from './quote.ts'
import { splitTax } from './rules/tax-rule.ts'
import { taxTermsFor } from './tax-terms.ts'
import type { Order, Terms } from './types.ts'

const AREAS = {
  '33139': { zip: '33139', latitude: 25.7869, longitude: -80.1505, county: 'Miami-Dade' },
  '33130': { zip: '33130', latitude: 25.7678, longitude: -80.2032, county: 'Miami-Dade' },
  '33301': { zip: '33301', latitude: 26.1216, longitude: -80.1288, county: 'Broward' },
  '34249': { zip: '34249', latitude: 27.3, longitude: -82.4, county: null },
} as const
const find: FindZipArea = (zip) => AREAS[zip as keyof typeof AREAS]

const delivery: DeliverySettings = {
  ...DEFAULT_PRICING.delivery,
  enabled: true,
  depotZip: '33130',
  baseFeeCents: 2_500,
  perMileCents: 65,
  freeMiles: 5,
  serviceMiles: 40,
  zipFees: { '33139': 4_000, '00001': 9_900 },
}

/** 33301 is 32.35 miles away by road. */
const RINGS = [
  { withinMiles: 40, feeCents: 4_500 },
  { withinMiles: 10, feeCents: 0 },
  { withinMiles: 20, feeCents: 2_000 },
]

describe('deliveryTo', () => {
  it('measures great-circle distances: Miami to Fort Lauderdale is about 25 miles', () => {
    expect(straightMiles(AREAS['33130'], AREAS['33301'])).toBeCloseTo(24.88, 1)
    expect(straightMiles(AREAS['33130'], AREAS['33130'])).toBe(0)
  })

  it.each([
    ['a ZIP code with its own fee', '33139', {}, 'inside', 4_000],
    ['its extension does not matter', '33139-1234', {}, 'inside', 4_000],
    ['a manual fee for a code without an area', '00001', {}, 'inside', 9_900],
    ['the depot itself pays the base fee', '33130', {}, 'inside', 2_500],
    // 24.88 straight x 1.3 = 32.35 miles by road; the 27.35 beyond the free ones count as 28.
    ['whole miles, rounded up', '33301', {}, 'inside', 2_500 + 28 * 65],
    ['beyond the service area', '33301', { serviceMiles: 32 }, 'outside', undefined],
    ['everywhere, where no area is set', '33301', { serviceMiles: null }, 'inside', 2_500 + 28 * 65],
    ['a code without an area', '33101', {}, 'unknown', undefined],
    ['no depot', '33301', { depotZip: null }, 'unknown', undefined],
    ['within the nearest ring', '33130', { rings: RINGS }, 'inside', 0],
    ['the fee of the ring that reaches it', '33301', { rings: RINGS }, 'inside', 4_500],
    ['beyond the rings by miles', '33301', { rings: RINGS.slice(1) }, 'inside', 2_500 + 28 * 65],
    ['a ring beyond the service area', '33301', { rings: RINGS, serviceMiles: 32 }, 'outside', undefined],
    ['its own fee before any ring', '33139', { rings: RINGS }, 'inside', 4_000],
    ['delivery off', '33301', { enabled: false }, 'inside', undefined],
    ['delivery off, a code without an area', '33101', { enabled: false }, 'unknown', undefined],
  ] as const)('%s', (_, zip, changes, area, feeCents) => {
    const found = deliveryTo(zip, { ...delivery, ...changes }, find)
    expect([found.area, found.delivery?.feeCents]).toEqual([area, feeCents])
  })

  it('never costs less for a greater distance', () => {
    const place = fc.record({
      latitude: fc.double({ min: 25, max: 30, noNaN: true }),
      longitude: fc.double({ min: -84, max: -80, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (one, other) => {
        const depot = AREAS['33130']
        const feeTo = (at: typeof one) =>
          deliveryTo('x', { ...delivery, serviceMiles: null }, (zip) =>
            zip === 'x' ? { zip, county: null, ...at } : depot,
          ).delivery?.feeCents ?? -1
        const [near, far] = [one, other].sort(
          (a, b) => straightMiles(depot, { ...depot, ...a }) - straightMiles(depot, { ...depot, ...b }),
        )
        if (near && far) expect(feeTo(near)).toBeLessThanOrEqual(feeTo(far))
      }),
    )
  })
})

describe('areaRefusal', () => {
  it.each([
    ['inside', undefined],
    ['outside', 'outside_area'],
    ['unknown', 'unknown_zip'],
  ] as const)('%s: %s', (area, code) => {
    const refusal = areaRefusal(area, '33301', '(305) 555-0123')
    expect(refusal?.code).toBe(code)
    if (refusal) expect(describeRefusal('en', refusal)).toContain('(305) 555-0123')
  })
})

const tax: TaxSettings = {
  ...DEFAULT_PRICING.tax,
  enabled: true,
  counties: [
    { county: 'Miami-Dade', percent: 100, from: '2024-01-01' },
    { county: 'Miami-Dade', percent: 150, from: '2028-01-01' },
    { county: 'Broward County', percent: 125, from: '2024-01-01' },
  ],
  zipCounties: { '33101': 'Miami-Dade' },
}

describe('taxTermsFor', () => {
  it.each([
    ['the county of the ZIP code', '33139', '2027-05-01', 100],
    ['the day before a new rate', '33139', '2027-12-31', 100],
    ['the rate of the party date', '33139', '2028-01-01', 150],
    ['before the first rate', '33139', '2023-12-31', 0],
    ['a county with another spelling', '33301', '2027-05-01', 125],
    ['a county set manually', '33101', '2027-05-01', 100],
    ['a ZIP code without a county', '34249', '2027-05-01', 0],
    ['the depot’s county for a ZIP code without an area', '33102', '2027-05-01', 100],
  ])('%s', (_, zipCode, bookingDate, countyPercent) => {
    expect(taxTermsFor({ zipCode, bookingDate }, { tax, delivery }, find)).toMatchObject({
      statePercent: 600,
      countyPercent,
    })
  })

  it('has no county for a ZIP code without an area while there is no depot', () => {
    const site = { tax, delivery: { depotZip: null } }
    expect(taxTermsFor({ zipCode: '33102', bookingDate: '2027-05-01' }, site, find)).toMatchObject({
      county: null,
      countyPercent: 0,
    })
  })

  it('is undefined while tax is off', () => {
    const off = { tax: { ...tax, enabled: false }, delivery }
    expect(taxTermsFor({ zipCode: '33139', bookingDate: '2027-05-01' }, off, find)).toBeUndefined()
  })
})

const fiveHundred: Order = {
  theme: { name: 'Boho', pricePerTeepeeCents: 12_500 },
  teepees: 4,
  addons: [],
  paymentOption: 'deposit',
}
const rates = {
  county: 'Miami-Dade',
  statePercent: 600,
  countyPercent: 100,
  deliveryTaxable: true,
  couponReducesTax: false,
}
const toBeach: Terms = { delivery: { zip: '33139', feeCents: 4_000 }, tax: rates }
const tenOff = { code: 'TEN', discountType: 'fixed', discountValue: 1_000 } as const
const tenPercent = { code: 'TENTH', discountType: 'percentage', discountValue: 1_000 } as const

describe('a quote with delivery and tax', () => {
  // Columns: delivery, tax, total, deposit, discount, due now, balance. Computed by hand.
  it.each([
    ['the example of the agreement', fiveHundred, toBeach, [4000, 3780, 57780, 28890, 0, 28890, 28890]],
    ['in full', { ...fiveHundred, paymentOption: 'full' }, toBeach, [4000, 3780, 57780, 28890, 0, 57780, 0]],
    [
      'delivery not taxable',
      fiveHundred,
      { ...toBeach, tax: { ...rates, deliveryTaxable: false } },
      [4000, 3500, 57500, 28750, 0, 28750, 28750],
    ],
    [
      'teepees not taxable',
      fiveHundred,
      { ...toBeach, tax: { ...rates, themeTaxable: false } },
      [4000, 280, 54280, 27140, 0, 27140, 27140],
    ],
    [
      'add-ons not taxable',
      { ...fiveHundred, addons: [{ addonId: 1, name: 'Cake', priceCents: 4_500, quantity: 2 }] },
      { ...toBeach, tax: { ...rates, addonsTaxable: false } },
      [4000, 3780, 66780, 33390, 0, 33390, 33390],
    ],
    ['tax alone', fiveHundred, { tax: rates }, [0, 3500, 53500, 26750, 0, 26750, 26750]],
    ['delivery alone', fiveHundred, { delivery: toBeach.delivery }, [4000, 0, 54000, 27000, 0, 27000, 27000]],
    [
      'a fixed coupon leaves the tax',
      fiveHundred,
      { ...toBeach, coupon: tenOff },
      [4000, 3780, 57780, 28890, 1000, 27890, 28890],
    ],
    [
      'a fixed coupon that reduces the tax',
      fiveHundred,
      { ...toBeach, tax: { ...rates, couponReducesTax: true }, coupon: tenOff },
      [4000, 3710, 57710, 28855, 1000, 27855, 28855],
    ],
    [
      'a percentage that reduces the tax by its share before tax',
      { ...fiveHundred, paymentOption: 'full' },
      { ...toBeach, tax: { ...rates, couponReducesTax: true }, coupon: tenPercent },
      [4000, 3402, 57402, 28701, 5740, 51662, 0],
    ],
    [
      'half a cent, rounded up',
      { ...fiveHundred, theme: { name: 'Odd', pricePerTeepeeCents: 1_250 }, teepees: 2 },
      { tax: { ...rates, statePercent: 600, countyPercent: 20 } },
      [0, 155, 2655, 1328, 0, 1328, 1327],
    ],
    [
      'a deposit of 30 %',
      fiveHundred,
      { ...toBeach, depositPercent: 3_000 },
      [4000, 3780, 57780, 17334, 0, 17334, 40446],
    ],
    [
      'free delivery',
      fiveHundred,
      { delivery: { zip: '33130', feeCents: 0 } },
      [0, 0, 50000, 25000, 0, 25000, 25000],
    ],
  ] as const)('%s', (_, order, terms, expected) => {
    const priced = quote(order, terms)
    const {
      deliveryCents,
      taxCents,
      totalCents,
      depositCents,
      discountCents,
      finalAmountCents,
      balanceCents,
    } = priced
    expect([
      deliveryCents,
      taxCents,
      totalCents,
      depositCents,
      discountCents,
      finalAmountCents,
      balanceCents,
    ]).toEqual(expected)
  })

  it('lists delivery and tax on their own lines, before what is due now', () => {
    expect(quote(fiveHundred, toBeach).lines.map(({ kind, label }) => [kind, label])).toEqual([
      ['theme', 'Boho'],
      ['delivery', 'Delivery to 33139'],
      ['tax', 'Sales tax (7%)'],
      ['balance', 'Balance, due later'],
    ])
  })

  it('adds up for any rates, fees and coupons, and the two parts of the tax add up to the tax', () => {
    const cents = fc.integer({ min: 0, max: 3_000_000 })
    const percent = fc.integer({ min: 0, max: 1_500 })
    const terms = fc.record({
      delivery: fc.option(fc.record({ zip: fc.constant('33139'), feeCents: cents }), { nil: undefined }),
      tax: fc.option(
        fc.record({
          county: fc.constant('Miami-Dade'),
          statePercent: percent,
          countyPercent: percent,
          themeTaxable: fc.boolean(),
          addonsTaxable: fc.boolean(),
          deliveryTaxable: fc.boolean(),
          couponReducesTax: fc.boolean(),
        }),
        { nil: undefined },
      ),
      coupon: fc.option(
        fc.record({
          code: fc.constant('ANY'),
          discountType: fc.constantFrom('percentage' as const, 'fixed' as const),
          discountValue: fc.nat(20_000),
        }),
        { nil: undefined },
      ),
      depositPercent: fc.integer({ min: 1, max: 10_000 }),
    })
    const order = fc.record({
      theme: fc.record({ name: fc.constant('Any'), pricePerTeepeeCents: cents }),
      teepees: fc.integer({ min: 1, max: 10 }),
      addons: fc.array(
        fc.record({
          addonId: fc.nat(3),
          name: fc.constant('Any'),
          priceCents: cents,
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
        { maxLength: 3 },
      ),
      paymentOption: fc.constantFrom('deposit' as const, 'full' as const),
    })
    fc.assert(
      fc.property(order, terms, (wanted, given) => {
        const priced = quote(wanted, given)
        expect(priced.subtotalCents + priced.deliveryCents + priced.taxCents).toBe(priced.totalCents)
        expect(priced.finalAmountCents + priced.discountCents + priced.balanceCents).toBe(priced.totalCents)
        expect(priced.taxableCents).toBeLessThanOrEqual(priced.subtotalCents + priced.deliveryCents)
        for (const amount of [
          priced.taxCents,
          priced.depositCents,
          priced.finalAmountCents,
          priced.balanceCents,
        ])
          expect(amount).toBeGreaterThanOrEqual(0)
        if (given.tax) {
          const { stateCents, countyCents } = splitTax(priced.taxCents, priced.taxableCents, given.tax)
          expect(stateCents + countyCents).toBe(priced.taxCents)
          expect(Math.min(stateCents, countyCents)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
