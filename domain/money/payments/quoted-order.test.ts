import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { sum } from '#domain/catalogue/pricing/sum.ts'
import type { Order, Quote, Terms } from '#domain/catalogue/pricing/types.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { toStatedOrder } from './quoted-order.ts'
import { getSums, statement } from './statement.ts'

const DAYS = { bookingDate: '2027-02-13', today: '2027-01-04' } as const

const getFigures = (quoted: Quote) => {
  const { priceCents, paidCents, finalAmountCents, balanceCents } = getSums(toStatedOrder(quoted, DAYS))
  return [priceCents, paidCents, finalAmountCents, balanceCents]
}

const one: Order = {
  theme: { name: 'Boho Blossom', pricePerTeepeeCents: 7_000 },
  teepees: 1,
  addons: [],
  paymentOption: 'deposit',
}
const off = (discountValue: number, discountType: 'fixed' | 'percentage' = 'fixed') => ({
  coupon: { code: 'OFF', discountType, discountValue },
})

describe('the figures of an order: after discount, paid, due now, left', () => {
  it.each<[string, Partial<Order>, Terms, number[]]>([
    ['a deposit', {}, {}, [7_000, 0, 3_500, 3_500]],
    ['everything now', { paymentOption: 'full' }, {}, [7_000, 0, 7_000, 0]],
    ['a deposit with $25 off', {}, off(2_500), [4_500, 0, 1_000, 3_500]],
    ['everything with $25 off', { paymentOption: 'full' }, off(2_500), [4_500, 0, 4_500, 0]],
    ['a deposit with a fifth off', {}, off(2_000, 'percentage'), [6_300, 0, 2_800, 3_500]],
    [
      'everything with a fifth off',
      { paymentOption: 'full' },
      off(2_000, 'percentage'),
      [5_600, 0, 5_600, 0],
    ],
    ['a coupon that takes the whole deposit', {}, off(9_900), [3_500, 0, 0, 3_500]],
    ['a coupon that takes everything', { paymentOption: 'full' }, off(9_900), [0, 0, 0, 0]],
    [
      'a deposit that is the whole price',
      {},
      { depositPercent: 10_000, ...off(2_500) },
      [4_500, 0, 4_500, 0],
    ],
    ['no deposit at all', {}, { depositPercent: 0 }, [7_000, 0, 0, 7_000]],
  ])('%s', (_, changes, terms, expected) => {
    expect(getFigures(quote({ ...one, ...changes }, terms))).toEqual(expected)
  })

  it('are due today if the party is near', () => {
    const stated = toStatedOrder(quote(one), { bookingDate: '2027-01-06', today: '2027-01-04' })
    expect(getSums(stated).balanceDueDay).toBe('2027-01-04')
  })

  it('have no due day before a day is chosen', () => {
    const stated = toStatedOrder(quote(one), { bookingDate: '', today: '2027-01-04' })
    expect(getSums(stated).balanceDueDay).toBeUndefined()
  })
})

const cents = fc.integer({ min: 0, max: 500_000 })
const percent = fc.integer({ min: 0, max: 2_000 })
const anyOrder: fc.Arbitrary<Order> = fc.record({
  theme: fc.record({ name: fc.constant('Boho Blossom'), pricePerTeepeeCents: cents }),
  teepees: fc.integer({ min: 1, max: 10 }),
  addons: fc.uniqueArray(
    fc.record({
      addonId: fc.integer({ min: 1, max: 4 }),
      name: fc.constant('Movie Night'),
      priceCents: cents,
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 4, selector: ({ addonId }) => addonId },
  ),
  paymentOption: fc.constantFrom('deposit', 'full'),
})
const option = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const anyTerms: fc.Arbitrary<Terms> = fc.record({
  coupon: option(
    fc.record({
      code: fc.constant('OFF'),
      discountType: fc.constantFrom('percentage', 'fixed'),
      discountValue: fc.nat(900_000),
    }),
  ),
  delivery: option(fc.record({ zip: fc.constant('33139'), feeCents: cents })),
  tax: option(
    fc.record({
      county: fc.constant('Miami-Dade'),
      statePercent: percent,
      countyPercent: percent,
      deliveryTaxable: fc.boolean(),
      couponReducesTax: fc.boolean(),
    }),
  ),
  depositPercent: fc.integer({ min: 0, max: 10_000 }),
})

it('whatever is ordered, the lines add up to the total, and the price is what is due now and left', () => {
  const text = textIn('en')
  fc.assert(
    fc.property(anyOrder, anyTerms, (order, terms) => {
      const stated = toStatedOrder(quote(order, terms), DAYS)
      const {
        items,
        totalCents,
        discountCents,
        priceCents,
        paidCents,
        finalAmountCents,
        balanceCents,
        rows,
      } = statement(stated, text)
      expect(sum(items)).toBe(totalCents)
      expect(totalCents - discountCents).toBe(priceCents)
      expect(paidCents + finalAmountCents + balanceCents).toBe(priceCents)
      for (const figure of [discountCents, priceCents, finalAmountCents, balanceCents])
        expect(figure).toBeGreaterThanOrEqual(0)
      const shown = (...kinds: string[]) => sum(rows.filter(({ kind }) => kinds.includes(kind)))
      expect(shown('item')).toBe(shown('total'))
      expect(shown('total', 'discount')).toBe(priceCents)
      expect(shown('paid', 'dueNow', 'balance')).toBe(priceCents)
    }),
    { numRuns: 1_000 },
  )
})
