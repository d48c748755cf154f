import { describe, expect, it } from 'vitest'
import { isTipAmount, TIP_CHOICES_CENTS, tipRefusal } from './tip.ts'

const party = { bookingStatus: 'confirmed', isPaid: true, bookingDate: '2027-02-13', tipCents: 0 } as const
const after = { offersTips: true, today: '2027-02-14' }

describe('tipping the crew', () => {
  it.each([
    ['the day after a party', party, after, undefined],
    ['weeks after it', party, { ...after, today: '2027-03-20' }, undefined],
    [
      'for a party that staff completed',
      { ...party, bookingStatus: 'completed', isPaid: false },
      after,
      undefined,
    ],
    ['for a paid party that nobody confirmed', { ...party, bookingStatus: 'pending' }, after, undefined],
    [
      'for a party that was never paid',
      { ...party, bookingStatus: 'pending', isPaid: false },
      after,
      'booking_closed',
    ],
    ['for a cancelled party', { ...party, bookingStatus: 'cancelled' }, after, 'booking_closed'],
    ['on its day', party, { ...after, today: '2027-02-13' }, 'conflict'],
    ['before it', party, { ...after, today: '2027-01-01' }, 'conflict'],
    ['a second time', { ...party, tipCents: 1_000 }, after, 'payment_used'],
    ['where the owner does not ask for it', party, { ...after, offersTips: false }, 'conflict'],
  ] as const)('%s', (_, booking, now, code) => {
    expect(tipRefusal(booking, now)?.code).toBe(code)
  })

  it.each([
    [undefined, false],
    [0, false],
    [99, false],
    [100, true],
    [50_000, true],
    [50_001, false],
  ] as const)('%s cents can be given: %s', (cents, isFine) => {
    expect(isTipAmount(cents)).toBe(isFine)
  })

  it('only suggests valid amounts', () => {
    expect(TIP_CHOICES_CENTS.every(isTipAmount)).toBe(true)
  })
})
