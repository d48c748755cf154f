import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import type { Discount } from './discount.ts'
import { mergeAddons } from './merge-addons.ts'
import { amountTooLarge, amountTooSmall } from './payable.ts'
import { priceChanged } from './price-changed.ts'
import { quote } from './quote.ts'
import { sum } from './sum.ts'
import type { Order, OrderedAddon } from './types.ts'

const boho = { name: 'Boho Blossom', pricePerTeepeeCents: 24900 }
const movie: OrderedAddon = { addonId: 1, name: 'Movie Night', priceCents: 4500, quantity: 1 }
const smores: OrderedAddon = { addonId: 2, name: "S'mores", priceCents: 1333, quantity: 3 }
const two: Order = { theme: boho, teepees: 2, addons: [], paymentOption: 'deposit' }
const tenPercent: Discount = { code: 'MOON10', discountType: 'percentage', discountValue: 1000 }
const twentyDollars: Discount = { code: 'TWENTY', discountType: 'fixed', discountValue: 2000 }

describe('quote', () => {
  it.each([
    ['a deposit', two, {}, [49800, 24900, 0, 24900, 24900]],
    ['everything at once', { ...two, paymentOption: 'full' }, {}, [49800, 24900, 0, 49800, 0]],
    ['add-ons', { ...two, addons: [movie, smores] }, {}, [58299, 29150, 0, 29150, 29149]],
    ['10% off a deposit', two, { coupon: tenPercent }, [49800, 24900, 2490, 22410, 24900]],
    [
      '10% off everything',
      { ...two, paymentOption: 'full' },
      { coupon: tenPercent },
      [49800, 24900, 4980, 44820, 0],
    ],
    ['$20 off a deposit', two, { coupon: twentyDollars }, [49800, 24900, 2000, 22900, 24900]],
    [
      'a coupon worth more than is due',
      two,
      { coupon: { ...twentyDollars, discountValue: 99900 } },
      [49800, 24900, 24900, 0, 24900],
    ],
    [
      'a coupon worth more than the whole price',
      two,
      { coupon: { ...tenPercent, discountValue: 15_000 } },
      [49800, 24900, 24900, 0, 24900],
    ],
    [
      'a free theme',
      { ...two, theme: { ...boho, pricePerTeepeeCents: 0 } },
      { coupon: tenPercent },
      [0, 0, 0, 0, 0],
    ],
  ] as const)('%s', (_, order, terms, expected) => {
    const { totalCents, depositCents, discountCents, finalAmountCents, balanceCents } = quote(order, terms)
    expect([totalCents, depositCents, discountCents, finalAmountCents, balanceCents]).toEqual(expected)
  })

  it('shows every step in its lines', () => {
    expect(quote({ ...two, addons: [movie] }, { coupon: tenPercent }).lines).toEqual([
      {
        kind: 'theme',
        part: 'total',
        label: 'Boho Blossom',
        amountCents: 49800,
        quantity: 2,
        unitCents: 24900,
      },
      {
        kind: 'addon',
        part: 'total',
        label: 'Movie Night',
        addonId: movie.addonId,
        amountCents: 4500,
        quantity: 1,
        unitCents: 4500,
      },
      { kind: 'balance', part: 'dueNow', label: 'Balance, due later', amountCents: -27150 },
      {
        kind: 'coupon',
        part: 'dueNow',
        label: 'Coupon MOON10 (10% off)',
        coupon: { code: 'MOON10', discountType: 'percentage', discountValue: 1_000 },
        amountCents: -2715,
      },
    ])
  })

  it('combines lines of the same add-on', () => {
    expect(mergeAddons([movie, smores, movie])).toEqual([{ ...movie, quantity: 2 }, smores])
    expect(quote({ ...two, addons: [movie, movie] }).lines[1]).toMatchObject({
      quantity: 2,
      amountCents: 9000,
    })
  })
})

const cents = fc.integer({ min: 0, max: 2_000_000 })
const anyOrder: fc.Arbitrary<Order> = fc.record({
  theme: fc.record({ name: fc.string(), pricePerTeepeeCents: cents }),
  teepees: fc.integer({ min: 1, max: 10 }),
  addons: fc.array(
    fc.record({
      addonId: fc.integer({ min: 1, max: 5 }),
      name: fc.string(),
      priceCents: cents,
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 8 },
  ),
  paymentOption: fc.constantFrom('deposit', 'full'),
})
const anyTerms = fc.record({
  coupon: fc.option(
    fc.record({
      code: fc.string(),
      discountType: fc.constantFrom('percentage', 'fixed'),
      discountValue: fc.nat(9_000_000),
    }),
    { nil: undefined },
  ),
})

describe('whatever is ordered', () => {
  const property = (holds: (order: Order, priced: ReturnType<typeof quote>) => void) =>
    fc.assert(fc.property(anyOrder, anyTerms, (order, terms) => holds(order, quote(order, terms))))

  it('the lines add up', () => {
    property((_, { lines, totalCents, finalAmountCents }) => {
      expect(sum(lines)).toBe(finalAmountCents)
      expect(sum(lines.filter((line) => line.part === 'total'))).toBe(totalCents)
      for (const line of lines) {
        if (line.unitCents !== undefined) expect(line.unitCents * (line.quantity ?? 0)).toBe(line.amountCents)
      }
    })
  })

  it('no amount is negative or has a fraction of a cent', () => {
    property((_, { lines, paymentOption, ...amounts }) => {
      for (const amount of Object.values(amounts)) {
        expect(Number.isSafeInteger(amount)).toBe(true)
        expect(amount).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('deposit and balance add up to the total, and the discount is at most what is due', () => {
    property(({ paymentOption }, priced) => {
      const due = paymentOption === 'deposit' ? priced.depositCents : priced.totalCents
      expect(priced.discountCents).toBeLessThanOrEqual(due)
      expect(priced.finalAmountCents).toBe(due - priced.discountCents)
      expect(priced.balanceCents).toBe(priced.totalCents - due)
      expect(priced.finalAmountCents + priced.discountCents + priced.balanceCents).toBe(priced.totalCents)
    })
  })
})

describe('the smallest card payment', () => {
  it.each([
    [0, true],
    [49, true],
    [50, false],
    [22410, false],
  ])('%i cents due now are too little: %s', (finalAmountCents, tooSmall) => {
    expect(amountTooSmall({ finalAmountCents })?.code).toBe(tooSmall ? 'amount_too_small' : undefined)
  })

  it('is named in the refusal', () => {
    const refusal = amountTooSmall({ finalAmountCents: 0 })
    expect(refusal && describeRefusal('en', refusal)).toBe(
      'Payment amount must be at least $0.50. Please adjust your order or remove the coupon.',
    )
  })

  it('has a counterpart: a total that the database cannot store is refused', () => {
    expect(amountTooLarge({ totalCents: 9_999_999_999 })).toBeUndefined()
    expect(amountTooLarge({ totalCents: 10_000_000_000 })?.code).toBe('amount_too_large')
  })
})

describe('priceChanged', () => {
  const priced = quote(two)

  it.each([
    ['nothing claimed', {}],
    [
      'everything right',
      { totalCents: 49800, depositCents: 24900, discountCents: 0, finalAmountCents: 24900 },
    ],
  ])('accepts %s', (_, claimed) => {
    expect(priceChanged(priced, claimed)).toBeUndefined()
  })

  it.each([{ totalCents: 1 }, { depositCents: 1 }, { discountCents: 1 }, { finalAmountCents: 1 }])(
    'refuses %j',
    (claimed) => {
      expect(priceChanged(priced, claimed)?.code).toBe('price_changed')
    },
  )
})
