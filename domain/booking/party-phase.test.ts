import { describe, expect, it } from 'vitest'
import { getPhase, isAhead, isOver, PARTY_PHASES } from './party-phase.ts'

const held = { bookingStatus: 'pending', isPaid: false, paidCents: 0, bookingDate: '2027-02-13' } as const
const paid = { ...held, isPaid: true, paidCents: 7_500 } as const
const confirmed = { ...held, bookingStatus: 'confirmed' } as const

describe('the phase of a booking', () => {
  it.each([
    [held, '2027-01-04', 'held'],
    [held, '2027-02-12', 'held'],
    [held, '2027-02-13', 'held'],
    [held, '2027-02-14', 'missed'],
    [paid, '2027-01-04', 'booked'],
    [paid, '2027-02-05', 'booked'],
    [paid, '2027-02-06', 'thisWeek'],
    [paid, '2027-02-12', 'thisWeek'],
    [paid, '2027-02-13', 'tonight'],
    [paid, '2027-02-14', 'after'],
    [confirmed, '2027-02-05', 'booked'],
    [confirmed, '2027-02-13', 'tonight'],
    [confirmed, '2027-02-14', 'after'],
    [{ ...held, paidCents: 1_000 }, '2027-01-04', 'booked'],
    [{ ...held, paidCents: 1_000 }, '2027-02-14', 'after'],
    [{ ...paid, bookingStatus: 'completed' }, '2027-02-13', 'after'],
    [{ ...held, bookingStatus: 'completed' }, '2027-01-04', 'after'],
    [{ ...paid, bookingStatus: 'cancelled' }, '2027-01-04', 'cancelled'],
    [{ ...paid, bookingStatus: 'cancelled' }, '2027-02-27', 'cancelled'],
  ] as const)('%j on %s: %s', (booking, today, phase) => {
    expect(getPhase(booking, today)).toBe(phase)
  })

  it('never goes back while time passes', () => {
    for (const booking of [held, paid, confirmed]) {
      const days = ['2027-01-04', '2027-02-05', '2027-02-06', '2027-02-12', '2027-02-13', '2027-02-14']
      const places = days.map((today) => PARTY_PHASES.indexOf(getPhase(booking, today)))
      expect(places).toEqual([...places].sort((one, other) => one - other))
    }
  })

  it('is ahead, over, or held', () => {
    expect(PARTY_PHASES.filter((phase) => !isAhead(phase) && !isOver(phase))).toEqual(['held'])
    expect(PARTY_PHASES.filter((phase) => isAhead(phase) && isOver(phase))).toEqual([])
  })
})
