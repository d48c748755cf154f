import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleOrderChange } from './order-settlement.ts'
import { refundFor } from './refund-policy.ts'

/** 4 teepees at $75.00 with a deposit of $150.00. */
const paidAll = { priceCents: 30_000, keptCents: 0, depositCents: 15_000, paidCents: 30_000, isPaid: true }
const paidDeposit = { ...paidAll, paidCents: 15_000 }

describe('settleOrderChange', () => {
  it.each([
    [
      'one more, deposit paid',
      paidDeposit,
      37_500,
      10_000,
      { differenceCents: 7_500, dueNowCents: 0, balanceCents: 22_500 },
    ],
    ['one more, all paid', paidAll, 37_500, 10_000, { dueNowCents: 7_500, balanceCents: 0 }],
    [
      '40 cents more, all paid: too little for a card',
      paidAll,
      30_040,
      10_000,
      { dueNowCents: 0, balanceCents: 40 },
    ],
    [
      'one less, deposit paid',
      paidDeposit,
      22_500,
      0,
      { differenceCents: -7_500, refundCents: 0, balanceCents: 7_500 },
    ],
    ['one less, all paid, in time', paidAll, 22_500, 10_000, { refundCents: 7_500, staysCents: 0 }],
    [
      'one less, all paid, half is refunded',
      paidAll,
      22_500,
      5_000,
      { refundCents: 3_750, keptCents: 3_750 },
    ],
    ['one less, all paid, too late', paidAll, 22_500, 0, { refundCents: 0, keptCents: 7_500 }],
    ['three less: nothing of the deposit', paidAll, 7_500, 10_000, { refundCents: 15_000, keptCents: 7_500 }],
    [
      'less than the deposit, with only the deposit paid',
      paidDeposit,
      7_500,
      10_000,
      { refundCents: 0, keptCents: 7_500 },
    ],
    ['the same price', paidAll, 30_000, 10_000, { differenceCents: 0, refundCents: 0, staysCents: 0 }],
    [
      'more again: what was kept counts',
      { ...paidAll, priceCents: 22_500, keptCents: 7_500 },
      30_000,
      0,
      { dueNowCents: 0, staysCents: 0 },
    ],
    [
      'less again: what was kept stays kept',
      { ...paidAll, priceCents: 22_500, keptCents: 7_500 },
      15_000,
      10_000,
      { refundCents: 7_500, keptCents: 7_500 },
    ],
    [
      'an earlier overpayment is refunded',
      { ...paidAll, priceCents: 25_000 },
      25_000,
      0,
      { refundCents: 5_000, keptCents: 0 },
    ],
    [
      'not paid yet',
      { ...paidAll, paidCents: 0, isPaid: false },
      37_500,
      10_000,
      { dueNowCents: 0, balanceCents: 37_500 },
    ],
  ])('%s', (_, before, priceCents, refundPercent, expected) => {
    expect(settleOrderChange(before, { priceCents, refundPercent })).toMatchObject(expected)
  })

  const cents = fc.integer({ min: 0, max: 200_000 })
  const before = fc
    .record({ priceCents: cents, share: fc.nat(100), paidShare: fc.nat(100) })
    .map(({ priceCents, share, paidShare }) => ({
      priceCents,
      keptCents: 0,
      depositCents: Math.round((priceCents * share) / 100),
      paidCents: Math.round((priceCents * paidShare) / 100),
      isPaid: paidShare > 0,
    }))

  it('adds up: paid plus left to pay equals the new price plus what is kept', () => {
    fc.assert(
      fc.property(before, cents, fc.nat(10_000), (order, priceCents, refundPercent) => {
        const settled = settleOrderChange(order, { priceCents, refundPercent })
        const { dueNowCents, refundCents, staysCents, balanceCents } = settled
        expect(order.paidCents + dueNowCents - refundCents + balanceCents).toBe(priceCents + staysCents)
        for (const amount of [dueNowCents, refundCents, staysCents, balanceCents])
          expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('never refunds more through changes and a cancellation than through canceling at once', () => {
    const dates = { bookingDate: '2026-12-12', today: '2026-10-01' }
    const prices = fc.array(cents, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(before, prices, fc.nat(10_000), (start, wanted, percent) => {
        const refundSteps = [{ daysBefore: 1, percent }]
        const deposit = start.depositCents
        const atOnce = refundFor({ ...start, ...dates, refundSteps }).refundCents
        let order = start
        let back = 0
        let more = 0
        for (const priceCents of wanted) {
          const settled = settleOrderChange(order, { priceCents, refundPercent: percent })
          back += settled.refundCents
          more += settled.dueNowCents
          order = {
            ...order,
            priceCents,
            keptCents: settled.keptCents,
            depositCents: Math.min(deposit, priceCents),
            paidCents: order.paidCents + settled.dueNowCents - settled.refundCents,
          }
        }
        back += refundFor({ ...order, ...dates, refundSteps }).refundCents
        // Each step rounds half a cent up.
        expect(back).toBeLessThanOrEqual(atOnce + more + wanted.length + 1)
      }),
    )
  })
})
