import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { toCents } from '#contract/wire/decimal.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { splitTax } from '#domain/catalogue/pricing/rules/tax-rule.ts'
import type { Order, TaxTerms, Terms } from '#domain/catalogue/pricing/types.ts'
import { takePercent, toDecimal } from '#domain/foundation/money/money.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { sum } from '#test/factories/any-history.ts'
import { anyOrder } from '#test/factories/any-order.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { readSalesTax } from './sales-tax.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const YEAR = { from: '2027-01-01', to: '2027-12-31' }

const report = async () =>
  (await ctx.staff('GET', '/api/admin/reports/sales-tax?from=2027-01-01&to=2027-12-31')).body
const book = async (changes: Record<string, unknown>) =>
  (await ctx.staff('POST', '/api/admin/bookings', bookingRequest({ overrideCapacity: true, ...changes })))
    .body
const charge = (tax: object) =>
  ctx.staff('PUT', '/api/admin/pricing', {
    delivery: { enabled: true, zipFees: { '33139': '40.00', '33301': '0.00' } },
    tax,
  })
const COUNTIES = [
  { county: 'Miami-Dade', percent: '1', from: '2024-01-01' },
  { county: 'Broward', percent: '1.5', from: '2024-01-01' },
]
const EXEMPT = { certificate: '85-8012345678C-1' }

describe('GET /api/admin/reports/sales-tax', () => {
  beforeEach(async () => {
    await ctx.db.execute(sql`TRUNCATE bookings CASCADE`)
    await ctx.staff('PUT', '/api/admin/pricing', {
      delivery: { enabled: false },
      tax: { enabled: false, themeTaxable: true, addonsTaxable: true },
    })
    await book({ zipCode: '33139', bookingDate: '2027-02-12' })
    await charge({ enabled: true, counties: COUNTIES, deliveryTaxable: true })
    await book({ zipCode: '33139', bookingDate: '2027-02-13' })
    await book({ zipCode: '33139', bookingDate: '2027-02-14', taxExemption: EXEMPT })
    await book({ zipCode: '33301', bookingDate: '2027-02-14' })
    await book({ zipCode: '33301', bookingDate: '2027-03-06' })
    await charge({ deliveryTaxable: false })
    await book({ zipCode: '33139', bookingDate: '2027-04-03' })
    const { id } = await book({ zipCode: '33139', bookingDate: '2027-04-04' })
    await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    // A family that has not paid has not bought anything yet.
    await ctx.call('POST', '/api/bookings', bookingRequest({ zipCode: '33139', bookingDate: '2027-05-01' }))
  })

  it('200: counts sold parties by month and county, those of exempt customers separately', async () => {
    const row = (month: string, county: string, parties: number, figures: string[]) => {
      const [taxableAmount, exemptAmount, stateTaxAmount, surtaxAmount] = figures
      return { month, county, parties, taxableAmount, exemptAmount, stateTaxAmount, surtaxAmount }
    }
    const { rows, untaxedAmount, ...whole } = await report()
    expect(rows).toEqual([
      row('2027-02', 'Broward', 1, ['150.00', '0.00', '9.00', '2.25']),
      row('2027-02', 'Miami-Dade', 2, ['190.00', '190.00', '11.40', '1.90']),
      row('2027-03', 'Broward', 1, ['150.00', '0.00', '9.00', '2.25']),
      row('2027-04', 'Miami-Dade', 1, ['150.00', '40.00', '9.00', '1.50']),
    ])
    expect(whole).toEqual({
      parties: 5,
      taxableAmount: '640.00',
      exemptAmount: '230.00',
      stateTaxAmount: '38.40',
      surtaxAmount: '7.90',
    })
    expect(untaxedAmount).toBe('150.00')
  })

  it('counts non-taxable lines as exempt', async () => {
    await charge({ deliveryTaxable: true, themeTaxable: false })
    await book({ zipCode: '33139', bookingDate: '2027-05-08', addons: [{ addonId: 1, quantity: 1 }] })
    await charge({ themeTaxable: true, addonsTaxable: false })
    await book({ zipCode: '33139', bookingDate: '2027-06-05', addons: [{ addonId: 1, quantity: 1 }] })
    const { rows } = await report()
    const [may, june] = rows.slice(-2)
    const { body: offered } = await ctx.call('GET', '/api/addons')
    const { price } = present(offered.find(({ id }) => id === 1))
    expect(may).toMatchObject({ taxableAmount: toDecimal(4_000 + toCents(price)), exemptAmount: '150.00' })
    expect(june).toMatchObject({ taxableAmount: '190.00', exemptAmount: price })
  })
})

describe('the shares of state and county', () => {
  it('split every tax by the rule, and add up to what the families were charged', async () => {
    const anySale = fc.record({
      taxable: fc.integer({ min: 0, max: 9_999_999 }),
      state: fc.integer({ min: 0, max: 1_000 }),
      county: fc.integer({ min: 0, max: 400 }),
    })
    const sales = fc.sample(anySale, 200)
    await ctx.db.execute(sql`TRUNCATE bookings CASCADE`)
    await ctx.db.insert(bookings).values(sales.map(taxedBooking))
    const split = sales.map((sale) =>
      splitTax(calculateTax(sale), sale.taxable, { statePercent: sale.state }),
    )
    expect(await readSalesTax(ctx.db, YEAR)).toMatchObject({
      parties: 200,
      taxableAmount: toDecimal(sum(sales.map(({ taxable }) => taxable))),
      stateTaxAmount: toDecimal(sum(split.map(({ stateCents }) => stateCents))),
      surtaxAmount: toDecimal(sum(split.map(({ countyCents }) => countyCents))),
    })
    expect(sum(split.map(({ stateCents, countyCents }) => stateCents + countyCents))).toBe(
      sum(sales.map(calculateTax)),
    )
  })
})

describe('exempt sales', () => {
  const theme = { name: 'Boho Blossom', pricePerTeepeeCents: 50_000 }
  const addons = [{ addonId: 1, name: 'Movie Night', priceCents: 4_500, quantity: 1 }]
  const plain: Order = { theme, teepees: 1, addons: [], paymentOption: 'full' }
  const TAX = { county: 'Miami-Dade', statePercent: 600, countyPercent: 100, deliveryTaxable: true }
  const sell = async (sales: readonly (readonly [Order, Terms])[]) => {
    await ctx.db.execute(sql`TRUNCATE bookings CASCADE`)
    await ctx.db.insert(bookings).values(sales.map(soldBooking))
    const { taxableAmount, exemptAmount } = await readSalesTax(ctx.db, YEAR)
    return { taxableCents: toCents(taxableAmount), exemptCents: toCents(exemptAmount) }
  }
  const weekday = {
    id: 1,
    name: 'Sunday to Thursday',
    enabled: true,
    when: {},
    change: { kind: 'percent', amount: -1_500, per: 'party' },
  } as const

  it.each<[string, Order, Terms, Partial<TaxTerms>, number]>([
    ['the waiver', plain, { waiver: { percent: 900, coversCents: 15_000 } }, {}, 4_500],
    [
      'add-ons, not the nights after the first',
      { ...plain, addons, numberOfNights: 2 },
      { perNightCents: 10_000 },
      { addonsTaxable: false },
      4_500,
    ],
    [
      'teepees with the nights after the first',
      { ...plain, numberOfNights: 2 },
      { perNightCents: 10_000 },
      { themeTaxable: false },
      60_000,
    ],
    [
      'add-ons, not what a rule takes off the teepees',
      { ...plain, addons },
      { list: { rules: [weekday] } },
      { addonsTaxable: false },
      4_500,
    ],
    [
      'teepees with what a minimum adds',
      { ...plain, addons },
      { list: { rules: [], minimums: [{ fromMiles: 0, amountCents: 60_000 }], miles: 1 } },
      { themeTaxable: false },
      55_500,
    ],
    [
      'at most what was paid',
      { ...plain, addons },
      { agreedCents: -52_000 },
      { addonsTaxable: false },
      2_500,
    ],
  ])('are %s', async (_, order, terms, tax, exemptCents) => {
    const taxed = { ...terms, tax: { ...TAX, couponReducesTax: false, ...tax } }
    expect((await sell([[order, taxed]])).exemptCents).toBe(exemptCents)
  })

  it('are, with those that are taxed, all of a party but its tax; a coupon is taken off what is taxed', async () => {
    const isTaxed = fc.record({
      themeTaxable: fc.boolean(),
      addonsTaxable: fc.boolean(),
      agreedCents: fc.integer({ min: -5_000, max: 5_000 }),
    })
    const sales = fc
      .sample(fc.tuple(anyOrder, isTaxed), 200)
      .map(([{ terms, ...order }, { agreedCents, ...taxed }]): [Order, Terms] => {
        const tax = { ...TAX, couponReducesTax: false, ...terms.tax, ...taxed }
        return [order, { ...terms, tax, agreedCents }]
      })
      .filter(([order, terms]) => quote(order, terms).totalCents > 0)
    const priced = sales.map(([order, terms]) => quote(order, terms))
    const withoutCoupon = sales.map(([order, { coupon: _, ...terms }]) => quote(order, terms))
    expect(await sell(sales)).toEqual({
      taxableCents: sum(priced.map(({ taxableCents }) => taxableCents)),
      exemptCents: sum(withoutCoupon.map((one) => one.totalCents - one.taxCents - one.taxableCents)),
    })
  })
})

type Sale = { readonly taxable: number; readonly state: number; readonly county: number }

function calculateTax({ taxable, state, county }: Sale): number {
  return takePercent(taxable, state + county)
}

function taxedBooking(sale: Sale, index: number): typeof bookings.$inferInsert {
  const { taxable, state, county } = sale
  const totalCents = taxable + calculateTax(sale)
  return {
    ...toParty(index),
    pricePerTeepeeCents: taxable,
    taxableCents: taxable,
    taxCents: calculateTax(sale),
    totalCents,
    depositCents: totalCents,
    finalAmountCents: totalCents,
    priceTerms: {
      tax: {
        county: 'Miami-Dade',
        statePercent: state,
        countyPercent: county,
        deliveryTaxable: true,
        couponReducesTax: false,
      },
    },
  }
}

function soldBooking([order, terms]: readonly [Order, Terms], index: number): typeof bookings.$inferInsert {
  const { lines, ...priced } = quote(order, terms)
  return {
    ...toParty(index),
    ...priced,
    pricePerTeepeeCents: order.theme.pricePerTeepeeCents,
    numberOfTeepees: order.teepees,
    priceLines: lines,
    priceTerms: terms,
  }
}

function toParty(index: number) {
  return {
    reference: `MT-${index}`,
    themeId: 1,
    bookingDate: '2027-06-05',
    customerName: 'Maria Gomez',
    customerEmail: 'maria@example.com',
    customerPhone: '(305) 555-0123',
    partyAddress: '12 Palm Street',
    city: 'Miami',
    state: 'FL',
    zipCode: '33139',
    guestCount: 6,
    bookingStatus: 'confirmed' as const,
  }
}
