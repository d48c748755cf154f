import { describe, expect, it } from 'vitest'
import {
  addUpLines,
  answerRefusal,
  answerUntil,
  canBeDecided,
  chargeRefusal,
  claimAmountRefusal,
  claimPaymentRefusal,
  claimsClosed,
  type DamageClaim,
  takenCents,
  withdrawRefusal,
} from './damage-claim.ts'

const MADE = new Date('2027-02-14T15:00:00Z')
const UNTIL = answerUntil(MADE)
const BEFORE = new Date(UNTIL.getTime() - 1)

const claim = (changes: Partial<DamageClaim> = {}): DamageClaim => ({
  status: 'open',
  claimedCents: 8_500,
  answer: null,
  answerUntil: UNTIL,
  chargedCents: null,
  ...changes,
})
const agreed = claim({ answer: 'agree' })
const disagreed = claim({ answer: 'disagree' })
const decided = claim({ status: 'decided', chargedCents: 4_000 })
const paid = claim({ status: 'paid', chargedCents: 4_000 })
const withdrawn = claim({ status: 'withdrawn' })

describe('a claim for damage', () => {
  const party = { bookingStatus: 'confirmed', isPaid: true, bookingDate: '2027-02-13' } as const
  const open = { maximumCents: 25_000, now: MADE }

  it.each([
    ['the day after the party has begun', party, open, undefined],
    ['the same for a completed party', { ...party, bookingStatus: 'completed' }, open, undefined],
    ['the same for a party that nobody confirmed', { ...party, bookingStatus: 'pending' }, open, undefined],
    ['if the terms allow nothing', party, { ...open, maximumCents: 0 }, 'conflict'],
    [
      'at the last minute of the party day',
      party,
      { ...open, now: new Date('2027-02-14T04:59:00Z') },
      'conflict',
    ],
    ['at the first of the next day', party, { ...open, now: new Date('2027-02-14T05:00:00Z') }, undefined],
    ['for a canceled party', { ...party, bookingStatus: 'cancelled' }, open, 'booking_closed'],
    [
      'for a party that was never paid',
      { ...party, bookingStatus: 'pending', isPaid: false },
      open,
      'booking_closed',
    ],
  ] as const)('%s', (_name, celebrated, at, code) => {
    expect(claimsClosed(celebrated, at)?.code).toBe(code)
  })

  it.each([
    [25_000, 0, undefined],
    [25_001, 0, 'amount_too_large'],
    [5_000, 20_000, undefined],
    [5_001, 20_000, 'amount_too_large'],
    [5_000, 30_000, 'amount_too_large'],
    [49, 0, 'amount_too_small'],
    [50, 0, undefined],
  ])('of %i cents beside %i: %s', (amountCents, elsewhereCents, code) => {
    expect(claimAmountRefusal(amountCents, { maximumCents: 25_000, elsewhereCents })?.code).toBe(code)
  })

  it('counts what was decided towards the maximum, before that what was claimed, and nothing once withdrawn', () => {
    expect(takenCents([claim(), decided, paid, withdrawn])).toBe(8_500 + 4_000 + 4_000)
    expect(
      addUpLines([
        { text: 'a', amountCents: 1 },
        { text: 'b', amountCents: 2 },
      ]),
    ).toBe(3)
  })
})

describe('a family’s answer', () => {
  it.each([
    ['agrees', claim(), 'agree', BEFORE, undefined],
    ['disagrees', claim(), 'disagree', BEFORE, undefined],
    ['agrees after all', disagreed, 'agree', BEFORE, undefined],
    ['explains again why not', disagreed, 'disagree', BEFORE, undefined],
    ['takes its agreement back', agreed, 'disagree', BEFORE, 'conflict'],
    ['comes after 48 hours', claim(), 'agree', UNTIL, 'too_late'],
    ['comes after the decision', decided, 'agree', BEFORE, 'conflict'],
    ['comes after the withdrawal', withdrawn, 'agree', BEFORE, 'conflict'],
  ] as const)('%s', (_name, of, answer, now, code) => {
    expect(answerRefusal(of, answer, now)?.code).toBe(code)
  })
})

describe('staff’s decision', () => {
  it.each([
    ['nobody has answered yet', claim(), BEFORE, false],
    ['the family agrees', agreed, BEFORE, true],
    ['the family disagrees', disagreed, BEFORE, false],
    ['it disagreed, and the time is over', disagreed, UNTIL, true],
    ['nobody has answered in time', claim(), UNTIL, true],
    ['it is decided', decided, UNTIL, false],
    ['it is paid', paid, UNTIL, false],
    ['it is withdrawn', withdrawn, UNTIL, false],
  ] as const)('%s', (_name, of, now, canDecide) => {
    expect(canBeDecided(of, now)).toBe(canDecide)
  })

  const limits = { maximumCents: 25_000, elsewhereCents: 0, now: UNTIL }
  it.each([
    ['all that was claimed', claim(), { amountCents: 8_500 }, undefined],
    ['less', claim(), { amountCents: 1_000 }, undefined],
    ['more', claim(), { amountCents: 8_501 }, 'amount_too_large'],
    ['more than was agreed', agreed, { amountCents: 8_501 }, 'amount_too_large'],
    [
      'more than the terms allow by now',
      claim(),
      { amountCents: 8_500, maximumCents: 8_000 },
      'amount_too_large',
    ],
    [
      'more than other claims leave',
      claim(),
      { amountCents: 8_500, elsewhereCents: 20_000 },
      'amount_too_large',
    ],
    ['too little for a card', claim(), { amountCents: 0 }, 'amount_too_small'],
    ['before 48 hours are over', disagreed, { amountCents: 8_500, now: BEFORE }, 'conflict'],
    ['something else once it is decided', decided, { amountCents: 8_500 }, 'conflict'],
    ['what is withdrawn', withdrawn, { amountCents: 8_500 }, 'conflict'],
  ] as const)('%s', (_name, of, wanted, code) => {
    expect(chargeRefusal(of, { ...limits, ...wanted })?.code).toBe(code)
  })

  it.each([
    [claim(), undefined, 'conflict'],
    [decided, undefined, undefined],
    [paid, 'payment_used', 'payment_used'],
    [withdrawn, undefined, 'conflict'],
  ])('%# can be withdrawn or paid, or the refusal says why not', (of, withdrawal, payment) => {
    expect(withdrawRefusal(of)?.code).toBe(withdrawal)
    expect(claimPaymentRefusal(of)?.code).toBe(payment)
  })
})
