import fc from 'fast-check'
import { LINE_KINDS, type Movement, type SoldLine } from '#domain/money/reports/allocation.ts'

const anyCents = fc.integer({ min: 0, max: 100_000 })

const anyLines: fc.Arbitrary<SoldLine[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...LINE_KINDS), amountCents: anyCents }),
  { minLength: 1, maxLength: 6 },
)

const anyMovements: fc.Arbitrary<Movement[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('payment' as const, 'refund' as const),
    amountCents: fc.integer({ min: 1, max: 150_000 }),
  }),
  { maxLength: 8 },
)

/** What was sold, its coupon discount, and payments and refunds in any order and amount. */
export const anyHistory = fc
  .record({ lines: anyLines, share: fc.integer({ min: 0, max: 100 }), movements: anyMovements })
  .map(({ lines, share, movements }) => ({
    lines,
    movements,
    discountCents: Math.floor((sum(lines.map(({ amountCents }) => amountCents)) * share) / 100),
  }))

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
