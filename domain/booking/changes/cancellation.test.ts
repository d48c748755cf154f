import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import { calculateCancellation, splitRefund } from './cancellation.ts'
import { refundReason } from './refund-reason.ts'

const POLICY = {
  refundCents: 7_500,
  reason: refundReason('rules.depositOnly'),
}
const terms = { policy: POLICY, today: '2027-01-04' }
const PAID = { bookingStatus: 'confirmed' as const, bookingDate: '2027-02-13', paidCents: 15_000 }
const OVER = { ...PAID, bookingDate: '2027-01-03' }

describe('calculateCancellation', () => {
  const byStaff = { by: 'staff' as const }
  const saw = { by: 'customer' as const, refundCents: 7_500 }
  const all = { ...byStaff, refundCents: 15_000, reason: 'Storm' }

  it.each([
    ['staff, by the policy', PAID, byStaff, 7_500, POLICY.reason],
    ['staff, by the policy with words of their own', PAID, { ...byStaff, reason: 'Storm' }, 7_500, 'Storm'],
    ['staff, all of it with a reason', PAID, all, 15_000, 'Storm'],
    ['staff, nothing of it with a reason', PAID, { ...all, refundCents: 0 }, 0, 'Storm'],
    ['staff, a party that did not take place', OVER, byStaff, 7_500, POLICY.reason],
    ['the customer, for the amount they saw', PAID, saw, 7_500, POLICY.reason],
  ])('%s', (_, booking, wanted, refundCents, why) => {
    const policyReason = refundCents === POLICY.refundCents ? POLICY.reason : undefined
    const decided = calculateCancellation(booking, wanted, terms)
    expect(decided).toEqual({ refundCents, why, ...(policyReason && { policyReason }) })
  })

  it.each([
    [
      'twice',
      { ...PAID, bookingStatus: 'cancelled' as const },
      { by: 'staff' as const },
      'booking_closed',
      'This booking is already canceled.',
    ],
    [
      'a customer, after the party',
      OVER,
      { by: 'customer' as const, refundCents: 7_500 },
      'too_late',
      'Your party was on',
    ],
    [
      'a customer, with an outdated amount',
      PAID,
      { by: 'customer' as const, refundCents: 15_000 },
      'conflict',
      'The refund is now $75.00.',
    ],
    [
      'more than was paid',
      PAID,
      { by: 'staff' as const, refundCents: 15_001, reason: 'Storm' },
      'invalid',
      'At most $150.00',
    ],
    [
      'another amount without a reason',
      PAID,
      { by: 'staff' as const, refundCents: 1, reason: null },
      'invalid',
      'Give a reason',
    ],
  ])('refuses %s', (_, booking, wanted, code, message) => {
    expect(inEnglish(calculateCancellation(booking, wanted, terms))).toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
  })
})

describe('splitRefund', () => {
  const payments = [
    { id: 2, refundableCents: 5_000 },
    { id: 1, refundableCents: 0 },
    { id: 3, refundableCents: 2_500 },
  ]

  it.each([
    [0, []],
    [4_000, [[2, 4_000]]],
    [5_000, [[2, 5_000]]],
    [
      7_500,
      [
        [2, 5_000],
        [3, 2_500],
      ],
    ],
  ])('distributes %d cents', (refundCents, expected) => {
    const parts = splitRefund(refundCents, payments)
    expect(parts.map(({ payment, cents }) => [payment.id, cents])).toEqual(expected)
  })

  it('throws rather than refunding less than was promised', () => {
    expect(() => splitRefund(7_501, payments)).toThrow('do not add up')
  })

  it('always adds up to the refund, and takes no more from a payment than it holds', () => {
    const amounts = fc.array(fc.nat(20_000), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (refundable, share) => {
        const all = refundable.reduce((sum, cents) => sum + cents, 0)
        const refundCents = Math.floor(all * share)
        const parts = splitRefund(
          refundCents,
          refundable.map((refundableCents) => ({ refundableCents })),
        )
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(refundCents)
        for (const { payment, cents } of parts) expect(cents).toBeLessThanOrEqual(payment.refundableCents)
      }),
    )
  })
})
