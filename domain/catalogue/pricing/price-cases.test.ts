import { describe, expect, it } from 'vitest'
import type { DiscountType } from './discount.ts'
import { quote } from './quote.ts'

type Case = {
  readonly price: number
  readonly teepees: number
  readonly addon?: number
  /** The delivery fee; missing if delivery is not charged. */
  readonly fee?: number
  /** The state's and the county's rates, in hundredths of a percent; missing if tax is off. */
  readonly rates?: readonly [state: number, county: number]
  readonly isFeeUntaxed?: boolean
  readonly off?: readonly [DiscountType, number]
  readonly reducesTax?: boolean
  /** The deposit's share, in hundredths of a percent. */
  readonly share?: number
  readonly isFull?: boolean
}
type Cents = readonly [
  taxable: number,
  tax: number,
  total: number,
  deposit: number,
  discount: number,
  due: number,
  balance: number,
]

/**
 * In cents, computed by hand in exact fractions from the rules in docs/pricing.md, independently of the code under
 * test.
 */
const CASES: readonly (readonly [string, Case, Cents])[] = [
  [
    'the example in the specification',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100] },
    [54000, 3780, 57780, 28890, 0, 28890, 28890],
  ],
  [
    'the same, paid in full',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], isFull: true },
    [54000, 3780, 57780, 28890, 0, 57780, 0],
  ],
  [
    'delivery that is not taxable',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], isFeeUntaxed: true },
    [50000, 3500, 57500, 28750, 0, 28750, 28750],
  ],
  [
    'free delivery',
    { price: 12500, teepees: 4, fee: 0, rates: [600, 100] },
    [50000, 3500, 53500, 26750, 0, 26750, 26750],
  ],
  [
    'no delivery charged',
    { price: 12500, teepees: 4, rates: [600, 100] },
    [50000, 3500, 53500, 26750, 0, 26750, 26750],
  ],
  ['no tax', { price: 12500, teepees: 4, fee: 4000 }, [0, 0, 54000, 27000, 0, 27000, 27000]],
  ['neither', { price: 12500, teepees: 4 }, [0, 0, 50000, 25000, 0, 25000, 25000]],
  [
    'only the state’s rate',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 0] },
    [54000, 3240, 57240, 28620, 0, 28620, 28620],
  ],
  [
    'half a cent is rounded up: 7 % of 7.50 is 52.5 cents',
    { price: 750, teepees: 1, rates: [600, 100], isFull: true },
    [750, 53, 803, 402, 0, 803, 0],
  ],
  [
    'just below half a cent: 7 % of 7.49 is 52.43 cents',
    { price: 749, teepees: 1, rates: [600, 100], isFull: true },
    [749, 52, 801, 401, 0, 801, 0],
  ],
  [
    'just above it: 7 % of 7.51 is 52.57 cents',
    { price: 751, teepees: 1, rates: [600, 100], isFull: true },
    [751, 53, 804, 402, 0, 804, 0],
  ],
  [
    'once on the sum, not line by line',
    { price: 1333, teepees: 3, addon: 4500, fee: 899, rates: [600, 150] },
    [9398, 705, 10103, 5052, 0, 5052, 5051],
  ],
  [
    'a rate of 7.5 %',
    { price: 7000, teepees: 4, fee: 800, rates: [600, 150] },
    [28800, 2160, 30960, 15480, 0, 15480, 15480],
  ],
  [
    'a rate of 6.5 %',
    { price: 24900, teepees: 2, addon: 4500, fee: 2500, rates: [600, 50] },
    [56800, 3692, 60492, 30246, 0, 30246, 30246],
  ],
  [
    'an odd cent: the deposit gets the larger half',
    { price: 9999, teepees: 1, fee: 0, rates: [600, 100] },
    [9999, 700, 10699, 5350, 0, 5350, 5349],
  ],
  ['one cent', { price: 1, teepees: 1, rates: [600, 100], isFull: true }, [1, 0, 1, 1, 0, 1, 0]],
  [
    'ten teepees and everything',
    { price: 24900, teepees: 10, addon: 45000, fee: 12345, rates: [600, 100] },
    [306345, 21444, 327789, 163895, 0, 163895, 163894],
  ],
  [
    'a deposit of 30 %',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], share: 3000 },
    [54000, 3780, 57780, 17334, 0, 17334, 40446],
  ],
  [
    'a deposit of a third',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], share: 3333 },
    [54000, 3780, 57780, 19258, 0, 19258, 38522],
  ],
  [
    'a deposit of the whole price',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], share: 10000 },
    [54000, 3780, 57780, 57780, 0, 57780, 0],
  ],
  [
    '10 % off the deposit',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], off: ['percentage', 1000] },
    [54000, 3780, 57780, 28890, 2889, 26001, 28890],
  ],
  [
    '10 % off the whole price',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], off: ['percentage', 1000], isFull: true },
    [54000, 3780, 57780, 28890, 5778, 52002, 0],
  ],
  [
    '10 % off the whole price, which reduces the tax',
    {
      price: 12500,
      teepees: 4,
      fee: 4000,
      rates: [600, 100],
      off: ['percentage', 1000],
      reducesTax: true,
      isFull: true,
    },
    [48600, 3402, 57402, 28701, 5740, 51662, 0],
  ],
  [
    '10 % off the deposit, which reduces the tax',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], off: ['percentage', 1000], reducesTax: true },
    [51300, 3591, 57591, 28796, 2880, 25916, 28795],
  ],
  [
    '$20 off the deposit',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], off: ['fixed', 2000] },
    [54000, 3780, 57780, 28890, 2000, 26890, 28890],
  ],
  [
    '$20 off the whole, which reduces the tax',
    {
      price: 12500,
      teepees: 4,
      fee: 4000,
      rates: [600, 100],
      off: ['fixed', 2000],
      reducesTax: true,
      isFull: true,
    },
    [52000, 3640, 57640, 28820, 2000, 55640, 0],
  ],
  [
    'more off than is due',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], off: ['fixed', 99900] },
    [54000, 3780, 57780, 28890, 28890, 0, 28890],
  ],
  [
    'more off than is due reduces the tax by what is due before it',
    { price: 12500, teepees: 4, fee: 4000, rates: [600, 100], off: ['fixed', 99900], reducesTax: true },
    [27000, 1890, 55890, 27945, 27945, 0, 27945],
  ],
  [
    '12.5 % off, rounded half up',
    { price: 3333, teepees: 3, addon: 1250, fee: 777, rates: [600, 100], off: ['percentage', 1250] },
    [12026, 842, 12868, 6434, 804, 5630, 6434],
  ],
  [
    '12.5 % off with untaxed delivery, which reduces the tax',
    {
      price: 3333,
      teepees: 3,
      addon: 1250,
      fee: 777,
      rates: [600, 100],
      isFeeUntaxed: true,
      off: ['percentage', 1250],
      reducesTax: true,
      isFull: true,
    },
    [9746, 682, 12708, 6354, 1589, 11119, 0],
  ],
]

function quoted({ price, teepees, addon, fee, rates, isFeeUntaxed, off, reducesTax, share, isFull }: Case) {
  return quote(
    {
      theme: { name: 'Boho Blossom', pricePerTeepeeCents: price },
      teepees,
      addons:
        addon === undefined ? [] : [{ addonId: 1, name: 'Movie Night', priceCents: addon, quantity: 1 }],
      paymentOption: isFull ? 'full' : 'deposit',
    },
    {
      delivery: fee === undefined ? undefined : { zip: '33139', feeCents: fee },
      tax: rates && {
        county: 'Miami-Dade',
        statePercent: rates[0],
        countyPercent: rates[1],
        deliveryTaxable: !isFeeUntaxed,
        couponReducesTax: reducesTax ?? false,
      },
      depositPercent: share,
      coupon: off && { code: 'MOON', discountType: off[0], discountValue: off[1] },
    },
  )
}

describe('prices to the cent', () => {
  it('cover thirty cases', () => {
    expect(CASES).toHaveLength(30)
  })

  it.each(CASES)('%s', (_, order, cents) => {
    const priced = quoted(order)
    const { taxableCents, taxCents, totalCents, depositCents, discountCents, finalAmountCents } = priced
    expect([
      taxableCents,
      taxCents,
      totalCents,
      depositCents,
      discountCents,
      finalAmountCents,
      priced.balanceCents,
    ]).toEqual(cents)
  })
})
