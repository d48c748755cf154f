import { expect, it } from 'vitest'
import { statusChange } from './status-change.ts'

const NOW = new Date('2027-01-04T15:00:00Z')
const HOLD_END = new Date('2027-01-04T15:30:00Z')
const CONFIRMED_AT = new Date('2027-01-02T15:00:00Z')

const PENDING = {
  bookingStatus: 'pending' as const,
  couponId: 7 as number | null,
  couponHeld: true,
  holdExpiresAt: HOLD_END as Date | null,
  confirmedAt: null as Date | null,
}
const CONFIRMED = {
  ...PENDING,
  bookingStatus: 'confirmed' as const,
  holdExpiresAt: null,
  confirmedAt: CONFIRMED_AT,
}
const CANCELLED = { ...PENDING, bookingStatus: 'cancelled' as const, couponHeld: false }

it.each([
  ['no status', PENDING, undefined, 'none'],
  ['a cancelled booking cancelled again', CANCELLED, 'cancelled' as const, 'none'],
  ['a pending booking cancelled', PENDING, 'cancelled' as const, 'cancel'],
  ['a confirmed booking cancelled', CONFIRMED, 'cancelled' as const, 'cancel'],
])('%s: nothing is set', (_, booking, status, kind) => {
  expect(statusChange(booking, status, NOW)).toEqual({ kind })
})

it.each([
  ['confirmed, it waits without a limit', PENDING, 'confirmed' as const, null, NOW, false],
  ['confirmed again, it keeps its first moment', CONFIRMED, 'confirmed' as const, null, CONFIRMED_AT, false],
  ['completed, it keeps when it was confirmed', CONFIRMED, 'completed' as const, null, CONFIRMED_AT, false],
  ['pending as before, its hold goes on', PENDING, 'pending' as const, HOLD_END, null, false],
  ['opened again, it has no limit and its coupon', CANCELLED, 'pending' as const, null, null, true],
  ['opened again without a coupon', { ...CANCELLED, couponId: null }, 'confirmed' as const, null, NOW, false],
])('%s', (_, booking, bookingStatus, holdExpiresAt, confirmedAt, takesCouponAgain) => {
  expect(statusChange(booking, bookingStatus, NOW)).toEqual({
    kind: 'set',
    takesCouponAgain,
    columns: { bookingStatus, holdExpiresAt, confirmedAt, cancelReason: null, cancelledAt: null },
  })
})
