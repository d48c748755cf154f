import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/translation/text-in.ts'
import { addDays } from '../time/party-day.ts'
import { provenDayOrder, readDay } from './read-day.ts'

const DAY = '2027-03-04'

describe('a day', () => {
  it.each([
    '2027-03-04',
    '2027-3-4',
    '2027/03/04',
    '20270304',
    '2027-03-04 17:00',
    '2027-03-04T17:00:00',
    '2027-03-04T22:00:00Z',
    '2027-03-05T02:00:00.000+00:00',
    'March 4, 2027',
    'Mar 4 2027',
    'Thursday, March 4, 2027',
    'Thu Mar 4th, 2027',
    '4 March 2027',
    '4-Mar-27',
    '4 de marzo de 2027',
    '46450',
    '46450.7083333',
  ])('is read from %s', (cell) => expect(readDay(cell, undefined)).toBe(DAY))

  it.each([
    ['3/4/2027', 'month-first', DAY],
    ['03/04/27', 'month-first', DAY],
    ['3/4/2027 5:00 PM', 'month-first', DAY],
    ['4.3.2027', 'day-first', DAY],
    ['3/25/2027', undefined, '2027-03-25'],
    ['25/3/2027', undefined, '2027-03-25'],
    ['3/3/2027', undefined, '2027-03-03'],
  ] as const)('is read from %s, %s', (cell, order, day) => expect(readDay(cell, order)).toBe(day))

  it('that is ambiguous is asked about', () => {
    const asked = readDay('3/4/2027', undefined)
    expect(typeof asked === 'string' ? asked : textIn('en')(asked)).toBe(
      '“3/4/2027” can be Thursday, March 4, 2027 or Saturday, April 3, 2027. Please choose whether the month or the day comes first.',
    )
  })

  it.each([
    '',
    'soon',
    '2027-02-30',
    '31/31/2027',
    '25/3/2027 or later',
    '=TODAY()',
    '3',
    '99999',
    '13/25/2027',
  ])('is not read from %j', (cell) =>
    expect(readDay(cell, undefined)).toMatchObject({ id: 'imports.dayUnreadable' }),
  )

  it('is not forced into an order it contradicts', () => {
    expect(readDay('25/3/2027', 'month-first')).toMatchObject({ id: 'imports.dayUnreadable' })
  })

  it('is read back from every unambiguous format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        const day = addDays('1990-01-01', days)
        const [year, month, date] = day.split('-').map(Number)
        expect(readDay(day, undefined)).toBe(day)
        expect(readDay(`${month}/${date}/${year}`, 'month-first')).toBe(day)
        expect(readDay(`${date}/${month}/${year}`, 'day-first')).toBe(day)
        expect(readDay(String(32_874 + days), undefined)).toBe(day)
      }),
    )
  })

  it('is never read from arbitrary text', () => {
    fc.assert(
      fc.property(fc.string(), (cell) => {
        const day = readDay(cell, undefined)
        if (typeof day === 'string') expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      }),
    )
  })
})

describe('the day order of a column', () => {
  it.each([
    [['3/4/2027', '3/25/2027'], 'month-first'],
    [['3/4/2027', '25/3/2027 17:00'], 'day-first'],
    [['3/4/2027', '5/6/2027'], undefined],
    [['3/25/2027', '25/3/2027'], undefined],
    [['2027-03-25'], undefined],
    [[], undefined],
  ])('%j: %s', (cells, order) => expect(provenDayOrder(cells)).toBe(order))
})
