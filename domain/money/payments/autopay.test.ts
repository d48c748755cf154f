import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { getChargeCents, getChargeDay, isNoticeDue, nextStep, offerAutopay } from './autopay.ts'

const party = { bookingDate: '2027-03-06', bookedOn: '2027-01-04' }
const DUE = '2027-02-27'
const consent = { amountCents: 7_500, chargeDay: DUE, agreedOn: '2027-01-04', notice: null }
const soft = (on: string) => ({ on, verdict: 'soft' as const })

describe('the offer', () => {
  it('names the day on which the balance is due', () => {
    expect(offerAutopay(party, { balanceCents: 7_500, today: '2027-01-04' })).toEqual({
      amountCents: 7_500,
      chargeDay: DUE,
    })
  })

  it.each([
    ['too little for a card', 49, '2027-01-04'],
    ['on the day it is due', 7_500, DUE],
  ])('is not made: %s', (_, balanceCents, today) => {
    expect(offerAutopay(party, { balanceCents, today })).toBeUndefined()
  })
})

describe('the day of the charge', () => {
  it.each([
    ['is the day it is due', {}, '2027-02-01', DUE],
    ['moves with the party', { bookingDate: '2027-03-20' }, '2027-02-01', '2027-03-13'],
    [
      'keeps three days of notice after a late move',
      { bookingDate: '2027-02-13' },
      '2027-02-05',
      '2027-02-08',
    ],
    ['is never after the party', { bookingDate: '2027-02-07' }, '2027-02-06', '2027-02-07'],
  ])('%s', (_, changes, today, expected) => {
    expect(getChargeDay({ ...party, ...changes }, consent, { today, noticeDays: 3 })).toBe(expected)
  })

  it('is the day in the notice, as long as the party is still on the day it was about', () => {
    const notice = { chargeDay: '2027-02-28', ofDay: party.bookingDate, on: '2027-02-25' }
    const when = { today: '2027-02-26', noticeDays: 3 }
    expect(getChargeDay(party, { ...consent, notice }, when)).toBe('2027-02-28')
    expect(isNoticeDue(party, { ...consent, notice }, when)).toBe(false)
    const moved = { ...party, bookingDate: '2027-03-07' }
    expect(getChargeDay(moved, { ...consent, notice }, when)).toBe('2027-03-01')
    expect(isNoticeDue(moved, { ...consent, notice }, when)).toBe(true)
  })
})

it('never charges more than was agreed to, nor more than is owed', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      (amountCents, totalCents, discountCents, paidCents) => {
        const cents = getChargeCents({ amountCents }, { totalCents, discountCents, paidCents })
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(cents).toBeLessThanOrEqual(amountCents)
        expect(cents).toBeLessThanOrEqual(Math.max(0, totalCents - discountCents - paidCents))
      },
    ),
  )
})

describe('the attempts', () => {
  const step = (tries: Parameters<typeof nextStep>[1], today: string) =>
    nextStep(DUE, tries, { bookingDate: party.bookingDate, today })
  const on = (days: number) => addDays(DUE, days)

  it.each([
    ['before the day', [], on(-1), { kind: 'wait', until: DUE }],
    ['the first', [], DUE, { kind: 'charge', attempt: 1 }],
    ['the day after', [soft(DUE)], on(1), { kind: 'wait', until: on(2) }],
    ['the second', [soft(DUE)], on(2), { kind: 'charge', attempt: 2 }],
    ['the third', [soft(DUE), soft(on(2))], on(4), { kind: 'charge', attempt: 3 }],
    ['three at most', [soft(DUE), soft(on(2)), soft(on(4))], on(5), { kind: 'give-up' }],
    ['a hard decline', [{ on: DUE, verdict: 'hard' as const }], on(2), { kind: 'give-up' }],
    [
      'a card that requires authentication',
      [{ on: DUE, verdict: 'authentication' as const }],
      on(2),
      { kind: 'give-up' },
    ],
    ['after the party', [soft(DUE)], on(8), { kind: 'give-up' }],
    ['before the day of a party that moved', [soft(on(-60))], on(-1), { kind: 'wait', until: DUE }],
    ['the first of a party that moved', [soft(on(-60))], DUE, { kind: 'charge', attempt: 2 }],
    ['the second of it', [soft(on(-60)), soft(DUE)], on(1), { kind: 'wait', until: on(2) }],
    ['the third of it', [soft(on(-60)), soft(DUE), soft(on(2))], on(4), { kind: 'charge', attempt: 4 }],
    ['three of it at most', [on(-60), DUE, on(2), on(4)].map(soft), on(5), { kind: 'give-up' }],
  ])('%s', (_, tries, today, expected) => {
    expect(step(tries, today)).toEqual(expected)
  })
})
