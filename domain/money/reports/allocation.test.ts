import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAXIMUM_CENTS } from '#domain/foundation/money/money.ts'
import { anyHistory, sum } from '#test/factories/any-history.ts'
import { afterDiscount, allocateMovements, apportion, type Movement, type SoldLine } from './allocation.ts'

describe('splitting an amount', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 2], [0, 1]],
    [0, [5, 5], [0, 0]],
    [101, [0, 50, 50], [0, 51, 50]],
    [57_780, [50_000, 4_000, 3_780], [50_000, 4_000, 3_780]],
    [28_890, [50_000, 4_000, 3_780], [25_000, 2_000, 1_890]],
  ])('%d over %j gives %j', (cents, weights, parts) => {
    expect(apportion(cents, weights)).toEqual(parts)
  })

  it('adds up, and every part is within a cent of its share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: MAXIMUM_CENTS }), { minLength: 1, maxLength: 12 })
      .filter((all) => sum(all) > 0)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAXIMUM_CENTS }), weights, (cents, all) => {
        const parts = apportion(cents, all)
        expect(sum(parts)).toBe(cents)
        const whole = BigInt(sum(all))
        parts.forEach((part, index) => {
          const away = BigInt(part) * whole - BigInt(cents) * BigInt(all[index] ?? 0)
          expect(away < whole && away > -whole).toBe(true)
        })
      }),
    )
  })

  it('refuses to split over zero weights', () => {
    expect(() => apportion(1, [0, 0])).toThrow(RangeError)
  })
})

const LINES: SoldLine[] = [
  { kind: 'theme', amountCents: 50_000 },
  { kind: 'delivery', amountCents: 4_000 },
  { kind: 'tax', amountCents: 3_780 },
]
const paid = (amountCents: number): Movement => ({ kind: 'payment', amountCents })
const back = (amountCents: number): Movement => ({ kind: 'refund', amountCents })

describe('a coupon', () => {
  it.each([
    [0, [50_000, 4_000, 3_780]],
    [5_400, [45_000, 3_600, 3_780]],
    [54_000, [0, 0, 3_780]],
    [54_780, [0, 0, 3_000]],
  ])('of %d cents leaves the tax alone as long as possible', (discount, prices) => {
    expect(afterDiscount(LINES, discount)).toEqual(prices)
  })
})

describe('what a payment was for', () => {
  it.each<[string, Movement[], [number[], number][]]>([
    ['the whole', [paid(57_780)], [[[50_000, 4_000, 3_780], 0]]],
    [
      'a deposit and the balance',
      [paid(28_890), paid(28_890)],
      [
        [[25_000, 2_000, 1_890], 0],
        [[25_000, 2_000, 1_890], 0],
      ],
    ],
    ['more than the price', [paid(60_000)], [[[50_000, 4_000, 3_780], 2_220]]],
    [
      'more than the price, with the excess refunded',
      [paid(60_000), back(2_220)],
      [
        [[50_000, 4_000, 3_780], 2_220],
        [[0, 0, 0], -2_220],
      ],
    ],
    [
      'the whole price, half of it refunded',
      [paid(57_780), back(28_890)],
      [
        [[50_000, 4_000, 3_780], 0],
        [[-25_000, -2_000, -1_890], 0],
      ],
    ],
    ['a refund of what was never paid', [back(100)], [[[0, 0, 0], -100]]],
  ])('%s', (_, movements, allocations) => {
    expect(allocateMovements(LINES, 0, movements)).toEqual(
      allocations.map(([parts, beyondCents]) => ({ parts, beyondCents })),
    )
  })

  it('adds up to every movement, and no line takes more than its price or gives back more than it took', () => {
    fc.assert(
      fc.property(anyHistory, ({ lines, discountCents, movements }) => {
        const prices = afterDiscount(lines, discountCents)
        const taken = prices.map(() => 0)
        const allocations = allocateMovements(lines, discountCents, movements)
        allocations.forEach(({ parts, beyondCents }, index) => {
          const { kind, amountCents } = movements[index] ?? back(0)
          expect(sum(parts) + beyondCents).toBe(kind === 'payment' ? amountCents : -amountCents)
          parts.forEach((part, line) => {
            taken[line] = (taken[line] ?? 0) + part
            expect(taken[line]).toBeGreaterThanOrEqual(0)
            expect(taken[line]).toBeLessThanOrEqual(prices[line] ?? 0)
          })
        })
      }),
    )
  })

  it('has paid each line exactly once the price is paid, in however many payments', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.array(fc.integer({ min: 1, max: 50_000 })),
        ({ lines, discountCents }, cuts) => {
          const prices = afterDiscount(lines, discountCents)
          let left = sum(prices)
          const payments = [...cuts, left].flatMap((cut) => {
            const amount = Math.min(cut, left)
            left -= amount
            return amount > 0 ? [paid(amount)] : []
          })
          const rest = left > 0 ? [paid(left)] : []
          const allocations = allocateMovements(lines, discountCents, [...payments, ...rest])
          expect(prices.map((_, line) => sum(allocations.map(({ parts }) => parts[line] ?? 0)))).toEqual(
            prices,
          )
        },
      ),
    )
  })
})
