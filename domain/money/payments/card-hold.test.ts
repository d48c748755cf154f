import { describe, expect, it } from 'vitest'
import { canAgreeToHold, getHoldEnd, isHoldDue, isReleaseDue } from './card-hold.ts'

const PARTY = { bookingDate: '2027-02-13', bookingStatus: 'confirmed', isPaid: true } as const
/** Miami is five hours behind UTC in winter. */
const at = (day: string, hour: number) => new Date(Date.parse(day) + (hour + 5) * 3_600_000)

describe('a hold on the card', () => {
  it.each([
    [{}, '2027-02-12', true],
    [{}, '2027-02-13', false],
    [{ isPaid: false }, '2027-02-01', false],
    [{ bookingStatus: 'cancelled' } as const, '2027-02-01', false],
  ])('of %j can be agreed to on %s: %s', (changes, today, can) => {
    expect(canAgreeToHold({ ...PARTY, ...changes }, { amountCents: 10_000, today })).toBe(can)
    expect(canAgreeToHold({ ...PARTY, ...changes }, { amountCents: 0, today })).toBe(false)
  })

  it.each([
    ['2027-02-11', 23, false],
    ['2027-02-12', 9, false],
    ['2027-02-12', 10, true],
    ['2027-02-12', 23, true],
    ['2027-02-13', 0, false],
    ['2027-02-13', 12, false],
  ])('is placed on %s at %i: %s', (day, hour, isDue) => {
    expect(isHoldDue(PARTY, at(day, hour))).toBe(isDue)
    expect(isHoldDue({ ...PARTY, bookingStatus: 'cancelled' }, at(day, hour))).toBe(false)
  })

  const endsAt = getHoldEnd(at('2027-02-12', 10))
  it.each([
    ['2027-02-13', 12, false, false],
    ['2027-02-14', 23, false, false],
    ['2027-02-15', 0, false, true],
    ['2027-02-15', 12, true, false],
    ['2027-02-16', 21, true, false],
    ['2027-02-16', 22, true, true],
    ['2027-03-20', 12, true, true],
  ])('is released by %s at %i, with a claim (%s): %s', (day, hour, hasClaim, isDue) => {
    const hold = { partyDay: '2027-02-13', endsAt, hasClaim }
    expect(isReleaseDue(PARTY, hold, at(day, hour))).toBe(isDue)
  })

  it('is released once the party moves, is cancelled, or is deleted', () => {
    const hold = { partyDay: '2027-02-13', endsAt, hasClaim: true }
    const now = at('2027-02-12', 11)
    expect(isReleaseDue(PARTY, hold, now)).toBe(false)
    expect(isReleaseDue({ ...PARTY, bookingDate: '2027-02-14' }, hold, now)).toBe(true)
    expect(isReleaseDue({ ...PARTY, bookingStatus: 'cancelled' }, hold, now)).toBe(true)
    expect(isReleaseDue(undefined, hold, now)).toBe(true)
  })
})
