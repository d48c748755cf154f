import { expect, it } from 'vitest'
import { getAmountDue } from './amount-due.ts'

const sums = (paidCents: number, finalAmountCents: number, balanceCents: number) => ({
  paidCents,
  finalAmountCents,
  balanceCents,
})
const change = (dueNowAmount: string, balanceAmount: string) => ({ dueNowAmount, balanceAmount })

it.each([
  ['the first payment', sums(0, 7_500, 7_500), false, undefined, ['atBooking', 7_500, 0, 7_500]],
  ['the rest of it', sums(2_000, 5_500, 7_500), false, undefined, ['atBooking', 5_500, 2_000, 7_500]],
  ['the balance, if cash covered it', sums(7_500, 0, 7_500), false, undefined, ['later', 7_500, 7_500, 0]],
  ['the balance after a deposit', sums(7_500, 0, 7_500), true, undefined, ['later', 7_500, 7_500, 0]],
  [
    'the balance after a change, not what was due at booking',
    sums(7_500, 0, 7_500),
    true,
    change('0.00', '150.00'),
    ['later', 15_000, 7_500, 0],
  ],
  [
    'the difference, once all was paid',
    sums(15_000, 0, 0),
    true,
    change('75.00', '0.00'),
    ['now', 7_500, 15_000, 0],
  ],
  [
    'the first payment of a changed order',
    sums(0, 7_500, 7_500),
    false,
    change('0.00', '150.00'),
    ['atBooking', 7_500, 0, 7_500],
  ],
  ['nothing, once all is paid', sums(15_000, 0, 0), true, undefined, ['never', 0, 15_000, 0]],
] as const)('what is due: %s', (_, saved, isPaid, both, [when, dueCents, paidCents, laterCents]) => {
  expect(getAmountDue(saved, { isPaid, both })).toEqual({ when, dueCents, paidCents, laterCents })
})
