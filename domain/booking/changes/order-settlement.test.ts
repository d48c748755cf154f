import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { settleOrderChange } from './order-settlement.ts'
import { refundFor } from './refund-policy.ts'

/** 4 teepees at $75.00 with a deposit of $150.00. */
const paidAll = {
  priceCents: 30_000,
  keptCents: 0,
  givenUp: null,
  depositCents: 15_000,
  paidCents: 30_000,
  isPaid: true,
}
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
      { refundCents: 3_750, staysCents: 3_750 },
    ],
    ['one less, all paid, too late', paidAll, 22_500, 0, { refundCents: 0, staysCents: 7_500 }],
    [
      'three less: nothing of the deposit',
      paidAll,
      7_500,
      10_000,
      { refundCents: 15_000, staysCents: 7_500 },
    ],
    [
      'less than the deposit, with only the deposit paid',
      paidDeposit,
      7_500,
      10_000,
      { refundCents: 0, staysCents: 7_500 },
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
      { refundCents: 7_500, staysCents: 7_500 },
    ],
    [
      'an earlier overpayment is refunded',
      { ...paidAll, priceCents: 25_000 },
      25_000,
      0,
      { refundCents: 5_000, staysCents: 0 },
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
      givenUp: null,
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
        const atOnce = refundFor({ ...start, ...dates, refundSteps }).refundCents
        const settle = (at: Settled, priceCents: number) => changeTo(at, { priceCents, percent })
        const order = wanted.reduce(settle, {
          ...start,
          soldDepositCents: start.depositCents,
          moreCents: 0,
          backCents: 0,
        })
        const back = order.backCents + refundFor({ ...order, ...dates, refundSteps }).refundCents
        // Each step rounds half a cent up, and what is paid again is never less than the least amount of a card.
        const tolerance = 1 + wanted.length * MINIMUM_PAYMENT_CENTS
        expect(back).toBeLessThanOrEqual(atOnce + order.moreCents + tolerance)
      }),
    )
  })

  it('has what returns to a grown order paid again, also after a step that was too small to be paid', () => {
    const nothing = { moreCents: 0, backCents: 0 }
    const start = { ...paidAll, ...nothing, depositCents: 0, soldDepositCents: 0 }
    const change = (order: Settled, priceCents: number) => changeTo(order, { priceCents, percent: 5_000 })
    const smaller = change(start, 20_000)
    const bySmall = change(smaller, 20_080)
    const byMuch = change(bySmall, 25_080)
    expect(smaller).toMatchObject({ backCents: 5_000, keptCents: 5_000 })
    // Half of 80 cents is less than a card pays.
    expect(bySmall).toMatchObject({ moreCents: 0, keptCents: 4_920 })
    expect(byMuch).toMatchObject({ moreCents: 2_500, keptCents: 2_420 })
  })

  const dates = { bookingDate: '2026-12-12', today: '2026-10-01' }
  /** Steps of $20.00 at 5 % or more: what is paid again is never below the least amount of a card. */
  const STEP = 2_000
  const percent = fc.oneof(fc.constant(0), fc.integer({ min: 500, max: 10_000 }))
  const getPart = (cents: number, share: number) => Math.round((cents * share) / 100 / STEP) * STEP
  /** Paid in full, or with the deposit or a part of the balance. */
  const sold = fc
    .record({
      steps: fc.integer({ min: 1, max: 100 }),
      share: fc.nat(100),
      paid: fc.constantFrom('all', 'deposit', 'part'),
    })
    .map(({ steps, share, paid }): Settled => {
      const priceCents = steps * STEP
      const depositCents = getPart(priceCents, share)
      const partCents = getPart(depositCents + priceCents, 50)
      const paidCents = { all: priceCents, deposit: depositCents, part: partCents }[paid]
      const nothing = { moreCents: 0, backCents: 0 }
      return { ...paidAll, ...nothing, priceCents, depositCents, paidCents, soldDepositCents: depositCents }
    })
  /** What a family sees of its money, and gets back if it cancels, at whatever share. */
  const getMoney = ({ priceCents, paidCents, keptCents, depositCents, moreCents, backCents }: Settled) => ({
    priceCents,
    paidCents,
    keptCents,
    spentCents: moreCents - backCents,
    refunds: [0, 2_500, 5_000, 10_000].map(
      (percent) =>
        refundFor({
          ...{ priceCents, paidCents, keptCents, depositCents },
          ...dates,
          refundSteps: [{ daysBefore: 1, percent }],
        }).refundCents,
    ),
  })

  it('gives the same for an order reached again, whatever it was in between', () => {
    const detour = fc.array(fc.record({ share: fc.nat(100), percent }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(sold, detour, percent, (start, steps, percentNow) => {
        const there = steps.reduce(
          (at, { share, percent }) => changeTo(at, { priceCents: getPart(start.priceCents, share), percent }),
          start,
        )
        const back = changeTo(there, { priceCents: start.priceCents, percent: percentNow })
        expect(getMoney(back)).toEqual(getMoney(start))
        const more = { priceCents: start.priceCents + 5_000, percent: percentNow }
        expect(getMoney(changeTo(back, more))).toEqual(getMoney(changeTo(start, more)))
      }),
      { numRuns: 2_000 },
    )
  })

  it('gives the same for a smaller order, whether reached straight or by other sizes', () => {
    const detour = fc.array(fc.nat(100), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(sold, detour, percent, (start, shares, percent) => {
        const getPrice = (share: number) => getPart(start.priceCents, share)
        const there = shares.reduce(
          (at, share) => changeTo(at, { priceCents: getPrice(share), percent }),
          start,
        )
        expect(getMoney(there)).toEqual(getMoney(changeTo(start, { priceCents: there.priceCents, percent })))
      }),
      { numRuns: 2_000 },
    )
  })

  it("leaves nothing kept when staff's change brings an order back", () => {
    fc.assert(
      fc.property(sold, fc.nat(100), percent, (start, share, percent) => {
        const smaller = { priceCents: getPart(start.priceCents, share), percent }
        const there = changeTo(start, smaller)
        const back = settleOrderChange(there, {
          priceCents: start.priceCents,
          refundPercent: 0,
          isMadeAtOnce: true,
        })
        expect(there.paidCents + back.dueNowCents + back.balanceCents).toBe(start.priceCents)
        expect([back.staysCents, back.refundCents]).toEqual([0, 0])
      }),
    )
  })

  it('counts what was kept before terms were recorded, as it is', () => {
    const before = { ...paidAll, priceCents: 7_500, paidCents: 15_000, keptCents: 7_500 }
    const back = changeTo(
      { ...before, soldDepositCents: 15_000, moreCents: 0, backCents: 0 },
      { priceCents: 30_000, percent: 0 },
    )
    expect(getMoney(back)).toEqual(
      getMoney({ ...paidAll, soldDepositCents: 15_000, moreCents: 15_000, backCents: 0 }),
    )
  })
})

type Settled = Parameters<typeof settleOrderChange>[0] & {
  readonly soldDepositCents: number
  /** What the family paid and got back with its changes. */
  readonly moreCents: number
  readonly backCents: number
}

/** Returns the order after a change that the family pays at once. */
function changeTo(
  order: Settled,
  { priceCents, percent }: { readonly priceCents: number; readonly percent: number },
): Settled {
  const settled = settleOrderChange(order, { priceCents, refundPercent: percent })
  return {
    ...order,
    priceCents,
    keptCents: settled.staysCents,
    givenUp: settled.givenUp,
    depositCents: Math.min(order.soldDepositCents, priceCents),
    paidCents: order.paidCents + settled.dueNowCents - settled.refundCents,
    moreCents: order.moreCents + settled.dueNowCents,
    backCents: order.backCents + settled.refundCents,
  }
}
