import { describe, expect, it } from 'vitest'
import { decideDeletedMoney, moneyRefusal } from './deletion.ts'
import { refundReason } from './refund-reason.ts'

const POLICY = { refundCents: 2_500, reason: refundReason('rules.depositOnly') }

describe('the money of a deleted booking', () => {
  it.each([
    ['nothing decided', {}, 'has_payments'],
    ['decided about another amount', { money: 'refund', seenCents: 5_000 }, 'has_payments'],
    ['kept without a reason', { money: 'keep' }, 'invalid'],
    ['kept for an empty reason', { money: 'keep', reason: null }, 'invalid'],
  ] as const)('is left alone: %s', (_title, wanted, code) => {
    expect(moneyRefusal(7_500, wanted)?.code).toBe(code)
    expect(decideDeletedMoney(7_500, wanted, POLICY)).toMatchObject({ refused: true, code })
  })

  it.each([
    [{ money: 'refund' }, { refundCents: 7_500, why: refundReason('refunds.bookingDeleted') }],
    [
      { money: 'refund', reason: 'Storm', seenCents: 7_500 },
      { refundCents: 7_500, why: 'Storm' },
    ],
    [{ money: 'policy' }, { refundCents: 2_500, why: POLICY.reason, policyReason: POLICY.reason }],
    [
      { money: 'policy', reason: 'Ill' },
      { refundCents: 2_500, why: 'Ill', policyReason: POLICY.reason },
    ],
    [
      { money: 'keep', reason: 'No-show' },
      { refundCents: 0, why: 'No-show' },
    ],
  ] as const)('%j', (wanted, decided) => {
    expect(decideDeletedMoney(7_500, wanted, POLICY)).toEqual(decided)
  })

  it('needs no decision if there is none', () => {
    for (const wanted of [{}, { money: 'keep' }, { money: 'refund', seenCents: 5_000 }] as const)
      expect([moneyRefusal(0, wanted), decideDeletedMoney(0, wanted, POLICY)]).toEqual([undefined, undefined])
  })
})
