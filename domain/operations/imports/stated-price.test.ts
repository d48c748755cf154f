import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '#domain/catalogue/pricing/sum.ts'
import { calculateStatedPrice, type StatedMoney } from './stated-price.ts'

const order = {
  theme: { name: 'Unicorn', pricePerTeepeeCents: 7_500 },
  teepees: 2,
  addons: [{ addonId: 1, name: 'Popcorn', priceCents: 4_500, quantity: 1 }],
}
const price = (stated: StatedMoney) => calculateStatedPrice(order, stated, { depositPercent: 5_000 })

describe('the price of an imported party', () => {
  it.each<[string, StatedMoney, object]>([
    [
      'is the catalogue’s if it is not stated',
      {},
      { totalCents: 19_500, isPaid: false, finalAmountCents: 19_500 },
    ],
    [
      'is what was agreed',
      { totalCents: 45_000, paidCents: 20_000 },
      { totalCents: 45_000, depositCents: 20_000, finalAmountCents: 20_000, isPaid: true, isDeposit: true },
    ],
    [
      'may be below the catalogue',
      { totalCents: 10_000, paidCents: 10_000 },
      { totalCents: 10_000, isPaid: true, isDeposit: false, depositCents: 5_000 },
    ],
    [
      'is paid except for the balance',
      { totalCents: 45_000, balanceCents: 5_000 },
      { paidCents: 40_000, isDeposit: true },
    ],
    [
      'has its discount',
      { totalCents: 20_000, discountCents: 2_000, couponCode: 'OLD', paidCents: 18_000 },
      { totalCents: 20_000, discountCents: 2_000, isDeposit: false, finalAmountCents: 18_000 },
    ],
  ])('%s', (_, stated, expected) => expect(price(stated)).toMatchObject(expected))

  it.each<[StatedMoney, string]>([
    [{ totalCents: 10_000, paidCents: 10_001 }, 'imports.paidTooMuch'],
    [{ totalCents: 10_000, discountCents: 10_001 }, 'imports.discountTooHigh'],
  ])('is rejected: %j', (stated, id) => expect(price(stated)).toMatchObject({ id }))

  it('adds up line by line, whatever was agreed and paid', () => {
    const cents = fc.integer({ min: 0, max: 200_000 })
    fc.assert(
      fc.property(cents, cents, cents, (totalCents, discountCents, paidCents) => {
        const stated = price({ totalCents, discountCents, paidCents })
        if ('id' in stated) return
        expect(stated.totalCents).toBe(totalCents)
        expect(sum(stated.priceLines.filter(({ part }) => part === 'total'))).toBe(totalCents)
        expect(sum(stated.priceLines)).toBe(stated.finalAmountCents)
        expect(stated.depositCents).toBeLessThanOrEqual(totalCents)
        expect(stated.isPaid).toBe(paidCents > 0)
      }),
    )
  })
})
