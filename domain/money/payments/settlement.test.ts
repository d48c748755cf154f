import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { present } from '#test/present.ts'
import { couponUsedUp, settleBalance, settleBooking } from './settlement.ts'

const NOW = new Date('2027-01-04T15:00:00Z')
const EARLIER = new Date('2027-01-04T14:00:00Z')
const LATER = new Date('2027-01-04T16:00:00Z')
const FULL = refuse('date_unavailable', message('calendar.fullyBooked', { day: '2027-02-13' }))

const HELD = {
  bookingStatus: 'pending' as const,
  isPaid: false,
  holdExpiresAt: LATER as Date | null,
  cancelReason: null,
  totalCents: 15_000,
  discountCents: 1_000,
  finalAmountCents: 6_500,
  paidCents: 0,
  couponId: 7 as number | null,
  couponHeld: true,
}
const EXPIRED = { ...HELD, holdExpiresAt: EARLIER, couponHeld: false }
const CANCELLED = {
  ...HELD,
  bookingStatus: 'cancelled' as const,
  cancelReason: 'staff' as const,
  couponHeld: false,
}

describe('the first payment', () => {
  it.each([
    ['is kept in full while the day is held', HELD, 6_500, undefined, 0, false, undefined],
    ['goes back but for what was due', HELD, 7_000, undefined, 500, false, /refunding \$5\.00/],
    [
      'completes a partial payment taken by staff',
      { ...HELD, paidCents: 2_000 },
      4_500,
      undefined,
      0,
      false,
      undefined,
    ],
    [
      'is refunded if it is too little',
      HELD,
      6_499,
      undefined,
      6_499,
      false,
      /doesn’t cover the \$65\.00 due/,
    ],
    ['revives an expired booking with its coupon', EXPIRED, 6_500, undefined, 0, true, undefined],
    [
      'takes no coupon use if there was none',
      { ...EXPIRED, couponId: null },
      6_500,
      undefined,
      0,
      false,
      undefined,
    ],
    [
      'is refunded if the day is taken',
      EXPIRED,
      6_500,
      FULL,
      6_500,
      false,
      /date was released.*is fully booked\./,
    ],
    ['is refunded if the party was cancelled', CANCELLED, 6_500, undefined, 6_500, false, /was canceled/],
    [
      'is refunded if it is the second',
      { ...HELD, isPaid: true, paidCents: 6_500 },
      6_500,
      undefined,
      6_500,
      false,
      /already paid/,
    ],
  ])('%s', (_, booking, receivedCents, dateRefusal, backCents, takesCouponAgain, message) => {
    const settled = settleBooking(booking, { receivedCents, now: NOW, dateRefusal })
    expect(settled).toMatchObject({ backCents, takesCouponAgain })
    if (message) expect(textIn('en')(present(settled.reason))).toMatch(message)
    else expect(settled.reason).toBeUndefined()
  })

  it('is refunded in full if others have used up the coupon', () => {
    expect(couponUsedUp(6_500)).toEqual({
      backCents: 6_500,
      reason: refundReason('payments.couponUsedUpMeanwhile'),
    })
  })
})

describe('a payment of the balance', () => {
  const PAID = { ...HELD, isPaid: true, paidCents: 6_500 }

  it.each([
    ['is kept up to what is owed', PAID, 7_500, 0],
    ['is refunded beyond that', PAID, 8_000, 500],
    ['is refunded once everything is paid', { ...PAID, paidCents: 14_000 }, 7_500, 7_500],
    [
      'is refunded if the booking is cancelled',
      { ...PAID, bookingStatus: 'cancelled' as const },
      7_500,
      7_500,
    ],
  ])('%s', (_, booking, receivedCents, backCents) => {
    expect(settleBalance(booking, receivedCents).backCents).toBe(backCents)
  })
})

it('never refunds more than arrived, and gives a reason exactly when it refunds something', () => {
  const cents = fc.integer({ min: 0, max: 20_000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      cents,
      fc.constantFrom(HELD, EXPIRED, CANCELLED, { ...HELD, isPaid: true }),
      fc.boolean(),
      fc.option(fc.constant(FULL), { nil: undefined }),
      (receivedCents, paidCents, state, isBalance, dateRefusal) => {
        const booking = { ...state, paidCents }
        const { backCents, reason } = isBalance
          ? settleBalance(booking, receivedCents)
          : settleBooking(booking, { receivedCents, now: NOW, dateRefusal })
        expect(backCents).toBeGreaterThanOrEqual(0)
        expect(backCents).toBeLessThanOrEqual(receivedCents)
        expect(reason !== undefined).toBe(backCents > 0)
      },
    ),
  )
})
