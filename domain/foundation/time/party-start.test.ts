import { describe, expect, it } from 'vitest'
import { textIn } from '../translation/text-in.ts'
import { formatLong, formatMoment } from './party-day.ts'
import { formatTime, getDeliveryWindow, PARTY_START_TIMES, startInstant } from './party-start.ts'

describe('when a party begins', () => {
  it('is on the hour or half hour from 10 AM through 8 PM', () => {
    expect(PARTY_START_TIMES).toHaveLength(21)
    expect(PARTY_START_TIMES.slice(0, 3)).toEqual(['10:00', '10:30', '11:00'])
    expect(PARTY_START_TIMES.at(-1)).toBe('20:00')
  })

  it.each([
    ['17:00', '14:00', '15:00', '2:00 PM to 3:00 PM'],
    ['10:00', '07:00', '08:00', '7:00 AM to 8:00 AM'],
    ['12:30', '09:30', '10:30', '9:30 AM to 10:30 AM'],
    ['20:00', '17:00', '18:00', '5:00 PM to 6:00 PM'],
  ])('%s: the crew comes between %s and %s', (start, from, to, words) => {
    expect(getDeliveryWindow(start)).toEqual({ from, to })
    expect(textIn('en')('party.window', { from, to })).toBe(words)
  })

  it.each([
    ['12:00', '12:00 PM'],
    ['11:30', '11:30 AM'],
    ['13:00', '1:00 PM'],
  ])('%s reads %s', (time, words) => expect(formatTime(time)).toBe(words))

  it('follows the time format of dates in Spanish', () => {
    const instant = startInstant('2027-02-13', '17:30')
    expect(formatMoment(instant, 'es')).toBe(
      `${formatLong('2027-02-13', 'es')}, ${formatTime('17:30', 'es')}`,
    )
  })

  it.each([
    ['17:00', '2:00 PM and 3:00 PM', 'las 2:00 p.m. y las 3:00 p.m.'],
    ['15:30', '12:30 PM and 1:30 PM', 'las 12:30 p.m. y la 1:30 p.m.'],
    ['16:00', '1:00 PM and 2:00 PM', 'la 1:00 p.m. y las 2:00 p.m.'],
    ['13:00', '10:00 AM and 11:00 AM', 'las 10:00 a.m. y las 11:00 a.m.'],
  ])('%s: the crew comes between %s; entre %s', (start, english, spanish) => {
    expect(textIn('en')('party.bounds', getDeliveryWindow(start))).toBe(english)
    expect(textIn('es')('party.bounds', getDeliveryWindow(start))).toBe(spanish)
  })

  it.each([
    ['2027-02-13', '17:00', '2027-02-13T22:00:00.000Z'],
    ['2027-07-10', '17:00', '2027-07-10T21:00:00.000Z'],
    ['2027-03-14', '10:30', '2027-03-14T14:30:00.000Z'],
    ['2027-11-07', '20:00', '2027-11-08T01:00:00.000Z'],
  ])('%s at %s is the instant %s, even on days when clocks change', (day, time, instant) => {
    expect(startInstant(day, time).toISOString()).toBe(instant)
  })
})
