import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  bookableRange,
  dayBegins,
  dayEnds,
  dayRange,
  daysBetween,
  formatLong,
  formatShort,
  isPartyDay,
  nearestFirst,
  partyDayAt,
} from './party-day.ts'

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

describe('isPartyDay', () => {
  it.each(['2026-12-12', '2028-02-29', '1999-01-31'])('knows %s', (text) => {
    expect(isPartyDay(text)).toBe(true)
  })

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '0000-01-01',
    '12/12/2026',
    '2026-12-12T00:00:00Z',
    '2026-12-12\n',
    '',
  ])('does not know %j', (text) => {
    expect(isPartyDay(text)).toBe(false)
  })
})

describe('partyDayAt', () => {
  it.each([
    ['the last millisecond of a winter day', '2026-12-13T04:59:59.999Z', '2026-12-12'],
    ['midnight in winter', '2026-12-13T05:00:00Z', '2026-12-13'],
    ['the last millisecond of a summer day', '2026-07-05T03:59:59.999Z', '2026-07-04'],
    ['midnight in summer', '2026-07-05T04:00:00Z', '2026-07-05'],
    ['the evening before clocks go forward', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['the evening after clocks went forward', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['the first 1:30 when clocks go back', '2026-11-01T05:30:00Z', '2026-11-01'],
    ['the second 1:30 when clocks go back', '2026-11-01T06:30:00Z', '2026-11-01'],
    ['the evening after clocks went back', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['the new year', '2027-01-01T05:00:00Z', '2027-01-01'],
  ])('at %s', (_, instant, day) => {
    expect(partyDayAt(new Date(instant))).toBe(day)
  })

  it.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-06-01', 24],
  ])('%s begins and ends in Miami and lasts %i hours', (day, hours) => {
    expect(partyDayAt(dayBegins(day))).toBe(day)
    expect(partyDayAt(dayEnds(day))).toBe(day)
    expect(dayEnds(day).getTime() + 1 - dayBegins(day).getTime()).toBe(hours * 3_600_000)
  })

  it('finds the start and the end of every day', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(partyDayAt(dayBegins(day))).toBe(day)
        expect(partyDayAt(new Date(dayBegins(day).getTime() - 1))).toBe(addDays(day, -1))
        expect(partyDayAt(dayEnds(day))).toBe(day)
      }),
    )
  })
})

describe('counting days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-02', -2, '2026-10-31'],
  ])('%s and %i days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result)
    expect(daysBetween(day, result)).toBe(days)
  })

  it('adds and subtracts consistently, and days compare as strings', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -900, max: 900 }), (day, days) => {
        const other = addDays(day, days)
        expect(isPartyDay(other)).toBe(true)
        expect(daysBetween(day, other)).toBe(days)
        expect([other < day, other > day]).toEqual([days < 0, days > 0])
      }),
    )
  })

  it('puts the nearest days first, and the earlier of two equally near', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-02-27', '2026-02-28', '2026-03-05']
    expect(nearestFirst('2026-03-01', days)).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2026-03-02',
      '2026-02-27',
      '2026-03-05',
    ])
  })

  it('lists a range with both ends', () => {
    expect(dayRange('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
    expect(dayRange('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
    expect(dayRange('2026-12-30', '2026-12-29')).toEqual([])
  })

  it('takes bookings from today through 400 days ahead', () => {
    expect(bookableRange('2026-01-01')).toEqual({ first: '2026-01-01', last: '2027-02-05' })
  })
})

it('formats days for people', () => {
  expect(formatLong('2026-12-12')).toBe('Saturday, December 12, 2026')
  expect(formatShort('2026-12-12')).toBe('Dec 12, 2026')
})
