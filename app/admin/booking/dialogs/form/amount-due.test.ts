import { expect, it } from 'vitest'
import { getAmountDue } from './amount-due.ts'

const PRICE = { totalAmount: '150.00', discountAmount: '0.00', finalAmount: '75.00' }
const unpaid = { isPaid: false, paidAmount: '0.00', owedAmount: '150.00' }
const deposit = { isPaid: true, paidAmount: '75.00', owedAmount: '75.00' }
const all = { isPaid: true, paidAmount: '150.00', owedAmount: '0.00' }
const change = (dueNowAmount: string, balanceAmount: string) => ({ dueNowAmount, balanceAmount })

it.each([
  ['of a new booking the first payment', undefined, undefined, ['atBooking', 7_500, 0, 7_500]],
  ['of one that nothing was paid of', unpaid, undefined, ['atBooking', 7_500, 0, 7_500]],
  [
    'beside a part of the first payment',
    { ...unpaid, paidAmount: '20.00' },
    undefined,
    ['atBooking', 5_500, 2_000, 7_500],
  ],
  [
    'the balance where the first payment was all, by hand',
    { ...unpaid, paidAmount: '75.00' },
    undefined,
    ['later', 7_500, 7_500, 0],
  ],
  [
    'nothing where everything was, by hand',
    { ...unpaid, paidAmount: '150.00' },
    undefined,
    ['never', 0, 15_000, 0],
  ],
  ['the balance after a deposit', deposit, undefined, ['later', 7_500, 7_500, 0]],
  [
    'the balance after a change, not what was due at booking',
    deposit,
    change('0.00', '150.00'),
    ['later', 15_000, 7_500, 0],
  ],
  ['the difference, once all was paid', all, change('75.00', '0.00'), ['now', 7_500, 15_000, 0]],
  ['nothing, once all is paid', all, undefined, ['never', 0, 15_000, 0]],
] as const)('what is due: %s', (_, booking, both, [when, dueCents, paidCents, laterCents]) => {
  expect(getAmountDue(booking, { price: PRICE, both })).toEqual({ when, dueCents, paidCents, laterCents })
})

it('takes a coupon off what is due at booking, not off what is left', () => {
  const price = { totalAmount: '70.00', discountAmount: '25.00', finalAmount: '10.00' }
  expect(getAmountDue(undefined, { price })).toMatchObject({ dueCents: 1_000, laterCents: 3_500 })
})
