import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { getMainAct } from './main-act.ts'

const TODAY = '2027-02-13'
const A_BOOKING = {
  bookingStatus: 'confirmed',
  bookingDate: '2027-02-20',
  createdAt: '2027-01-04T15:30:00.000Z',
  lines: [],
  totalAmount: '150.00',
  discountAmount: '0.00',
  finalAmount: '75.00',
  paidAmount: '75.00',
  owedAmount: '75.00',
  isDeposit: true,
  isPaid: true,
} as unknown as Booking

const PAID = { paidAmount: '150.00', owedAmount: '0.00' }

it.each<[string, Partial<Booking>, ReturnType<typeof getMainAct>]>([
  ['a booking that waits', { bookingStatus: 'pending' }, 'confirm'],
  ['one whose day passed', { bookingStatus: 'pending', bookingDate: '2027-02-12' }, 'status'],
  ['one with a balance', {}, 'link'],
  ['one with a balance on its day', { bookingDate: TODAY }, 'payment'],
  ['one with a balance after it', { bookingDate: '2027-02-12' }, 'payment'],
  ['one that is paid', PAID, 'edit'],
  ['one that is paid, on its day', { ...PAID, bookingDate: TODAY }, 'crew'],
  ['one that is paid, after it', { ...PAID, bookingDate: '2027-02-12' }, 'status'],
  ['one that is overpaid', { paidAmount: '200.00', owedAmount: '0.00' }, 'overpayment'],
  ['a completed one', { ...PAID, bookingStatus: 'completed' }, undefined],
  ['a canceled one', { bookingStatus: 'cancelled' }, undefined],
])('the main act: %s', (_, changes, act) => {
  expect(getMainAct({ ...A_BOOKING, ...changes }, TODAY)).toBe(act)
})
