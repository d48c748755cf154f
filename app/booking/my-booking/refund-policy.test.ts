import { expect, it } from 'vitest'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { DEFAULT_POLICY } from '#domain/catalogue/pricing/default-policy.ts'
import { getRefundPolicy } from './refund-policy.ts'

const OTHERS = [
  { daysBefore: 30, percent: '100.00' },
  { daysBefore: 7, percent: '12.50' },
]
const asRead = [
  { daysBefore: 30, percent: 10_000 },
  { daysBefore: 7, percent: 1_250 },
]

it.each([
  ['the usual steps', {}, { refundSteps: DEFAULT_POLICY.refundSteps, movedPercent: undefined }],
  ['the steps it was made under', { refundSteps: OTHERS }, { refundSteps: asRead, movedPercent: undefined }],
  ['what a move left of it', { movedPercent: '50.00' }, { movedPercent: 5_000 }],
  ['nothing after a move', { movedPercent: '0.00' }, { movedPercent: 0 }],
])('a booking is refunded by %s', (_, told, expected) => {
  const booking = { depositAmount: '249.00', bookingDate: '2027-02-13' }
  const policy = getRefundPolicy({ booking, ...told } as BookingPage, 49_800)
  const paid = { paidCents: 49_800, depositCents: 24_900, bookingDate: '2027-02-13' }
  expect(policy).toEqual({ ...paid, refundSteps: DEFAULT_POLICY.refundSteps, ...expected })
})
