import { expect, it } from 'vitest'
import { calculateDeposit } from './deposit-rule.ts'

it.each([
  ['half, rounded half up', 15_001, { depositPercent: 5_000 }, 7_501],
  [
    'what was paid, whatever it would be now',
    15_000,
    { depositPercent: 5_000, paidDepositCents: 2_000 },
    2_000,
  ],
  ['what was paid, up to the total', 15_000, { depositPercent: 5_000, paidDepositCents: 20_000 }, 15_000],
])('a deposit is %s', (_, totalCents, terms, expected) => {
  expect(calculateDeposit(totalCents, { teepees: 2 }, terms)).toBe(expected)
})
