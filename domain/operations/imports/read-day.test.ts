import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type Moment, provenDayOrder, readDay, readMoment, readMonth } from './read-day.ts'

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
    'Thu Mar 04 2027 17:00:00 GMT-0500 (Eastern Standard Time)',
    '2027-03-04 22:00:00 UTC',
    'Mar 4, 2027 5:00 pm EST',
    'jueves, 4 de marzo de 2027',
    'Jue 4 mar 2027',
    '2027 Mar 4',
    '4 de marzo del 2027',
    'Thu 2027-03-04',
    '2027.03.04',
    '4\u00a0Mar\u00a02027',
    'March 4, 2027.',
    'March 4th, 2027 (Thursday)',
    '２０２７－０３－０４',
    'Ｍａｒ ４ ２０２７',
    '４６４５０',
  ])('is read from %s', (cell) => expect(readDay(cell, undefined)).toBe(DAY))

  it.each([
    ['3/4/2027', 'month-first', DAY],
    ['03/04/27', 'month-first', DAY],
    ['3/4/2027 5:00 PM', 'month-first', DAY],
    ['4.3.2027', 'day-first', DAY],
    ['3/25/2027', undefined, '2027-03-25'],
    ['25/3/2027', undefined, '2027-03-25'],
    ['3/3/2027', undefined, '2027-03-03'],
    ['Thu 3/4/2027', 'month-first', DAY],
    ['3 / 4 / 2027', 'month-first', DAY],
    ['3/4/2027 (Thursday)', 'month-first', DAY],
    ['3/4/2027.', 'month-first', DAY],
    ['3/4/2027 (jueves).', 'month-first', DAY],
    ['martes 12/10/2027', undefined, '2027-10-12'],
    ['Friday, 12/10/2027', undefined, '2027-12-10'],
    ['mar 12/10/2027', undefined, '2027-10-12'],
    ['12.10.2027 (Tue)', undefined, '2027-10-12'],
    ['vie 12-10-27', undefined, '2027-12-10'],
    ['mar 2 mar 2027', undefined, '2027-03-02'],
    ['Sat-16-Oct-2027', undefined, '2027-10-16'],
  ] as const)('is read from %s, %s', (cell, order, day) => expect(readDay(cell, order)).toBe(day))

  it('that is ambiguous is asked about', () => {
    const asked = readDay('3/4/2027', undefined)
    expect(typeof asked === 'string' ? asked : textIn('en')(asked)).toBe(
      '“3/4/2027” could be Thursday, March 4, 2027 or Saturday, April 3, 2027. Choose whether the month or the day comes first.',
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
    '3/25/2027 - 3/27/2027',
    '2027-12',
    '2027-12.',
    '10/16/202²',
    '2027/12',
    '2027-34',
    '2027-123',
    '2027 1216',
    '2027-1016',
    'Mar 4-6, 2027',
    '2027-03-04 17:00 PST',
    'Marathon 4 2027',
    `${' '.repeat(50)}2027-03-04${' '.repeat(50)}x`,
  ])('is not read from %j', (cell) =>
    expect(readDay(cell, undefined)).toMatchObject({ id: 'imports.dayUnreadable' }),
  )

  it.each([
    ['Sun Oct 16 2027', undefined, '2027-10-16'],
    ['Sat, Jan 5th 2027', undefined, '2027-01-05'],
    ['domingo, 16 de octubre de 2027', undefined, '2027-10-16'],
    ['Mié 2027-10-16', undefined, '2027-10-16'],
    ['10/16/2027 (Friday)', undefined, '2027-10-16'],
    ['mar 4 de marzo de 2027', undefined, '2027-03-04'],
    ['Sun Oct 16 2027 17:00:00 GMT-0400', undefined, '2027-10-16'],
    ['Sat, Sun 10/16/2027', undefined, '2027-10-16'],
    ['martes 12/10/2027', 'month-first', '2027-12-10'],
  ] as const)('whose weekday contradicts it is refused: %s, %s', (cell, order, day) =>
    expect(readDay(cell, order)).toMatchObject({ id: 'imports.weekdayDiffers', values: { day } }),
  )

  it.each([
    [
      'en',
      '“Sun Oct 16 2027” names another weekday: this date is Saturday, October 16, 2027. Correct one of them.',
    ],
    [
      'es',
      '«Sun Oct 16 2027» nombra otro día de la semana: esa fecha es sábado, 16 de octubre de 2027. Corrija uno de los dos.',
    ],
  ] as const)('whose weekday contradicts it is told in %s', (language, sentence) => {
    const refused = readDay('Sun Oct 16 2027', undefined)
    expect(typeof refused === 'string' ? refused : textIn(language)(refused)).toBe(sentence)
  })

  it('of neither order has another weekday, and is asked about', () => {
    expect(readDay('Monday 12/10/2027', undefined)).toMatchObject({ id: 'imports.dayAmbiguous' })
  })

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
    [['3/4/2027', 'Thu 3/25/2027'], 'month-first'],
    [[], undefined],
  ])('%j: %s', (cells, order) => expect(provenDayOrder(cells)).toBe(order))
})

describe('a day with its time', () => {
  it.each<[string, Partial<Moment>]>([
    ['10/16/2027 2:00 PM', { time: '14:00' }],
    ['2027-10-16 14:00', { time: '14:00' }],
    ['10/16/2027 5pm', { time: '17:00' }],
    ['10/16/2027 5:00\u202fPM', { time: '17:00' }],
    ['10/16/2027, 5:00:00 PM', { time: '17:00' }],
    ['Sat, Oct 16, 2027 at 5:00 PM', { time: '17:00' }],
    ['Sat Oct 16 2027 17:00:00 GMT-0400 (Eastern Daylight Time)', { time: '17:00' }],
    ['Oct 16, 2027 5:00 pm EDT', { time: '17:00' }],
    ['Oct 16, 2027 5:00 pm EST', { time: '17:00' }],
    ['2027-10-16 17:00:00 -0400', { time: '17:00' }],
    ['2027-10-16T17:00:00-04:00', { time: '17:00' }],
    ['2027-10-16 21:00:00 UTC', { time: '17:00', isConverted: true }],
    ['2027-10-16T14:00:00-07:00', { time: '17:00', isConverted: true }],
    ['2027-10-17T00:30:00Z', { time: '20:30', isConverted: true }],
    ['sábado, 16 de octubre de 2027, 5:00 p. m.', { time: '17:00' }],
    ['16 de octubre de 2027 a las 17:00', { time: '17:00' }],
    ['46676.7083333333', { time: '17:00' }],
    ['10/16/2027 2:00 PM - 6:00 PM', { time: '14:00', isRange: true }],
    ['10/16/2027 5 de la tarde', { time: '17:00' }],
    ['10/16/2027 17 hs', { time: '17:00' }],
    ['10/16/2027 5:00 PM -', { time: '17:00' }],
    ['10/16/2027 2-6 PM', { time: '14:00', isRange: true }],
  ])('%s', (cell, expected) => {
    expect(readMoment(cell, undefined)).toMatchObject({ day: '2027-10-16', ...expected })
  })

  it.each([
    '10/16/2027 0:00',
    '10/16/2027 12:00 AM',
    '2027-10-16T00:00:00',
    '2027-10-16T04:00:00Z',
    '46676',
    '46676.0',
  ])('%s has none: programs add midnight to every date', (cell) =>
    expect(readMoment(cell, undefined)).not.toHaveProperty('time'),
  )

  it.each([
    '2027-10-16T00:00:00Z',
    '2027-10-16T00:00:00.000Z',
    '2027-10-16 00:00:00 UTC',
    '2027-10-16T00:00:00+00:00',
  ])('%s can be a day or the evening before, and is asked about', (cell) =>
    expect(readMoment(cell, undefined)).toMatchObject({ id: 'imports.midnightUtc' }),
  )

  it.each(['10/16/2027 25:00', '10/16/2027 17:75', '10/16/2027 2-6'])('%s is refused', (cell) => {
    expect(readMoment(cell, undefined)).toMatchObject({ id: 'imports.dayUnreadable' })
  })
})

describe('the month of a birthday', () => {
  it.each([
    ['5', 5],
    ['May', 5],
    ['mayo', 5],
    ['Dic.', 12],
    ['5.0', 5],
    ['Sept', 9],
  ])('%s is the month %d', (cell, month) => {
    expect(readMonth(cell, undefined)).toEqual({ month, isOfDate: false })
  })

  it.each([
    ['05/14/2019', 5],
    ['May 14', 5],
    ['14-May', 5],
    ['May-19', 5],
    ['14 de mayo', 5],
    ['5/14', 5],
    ['14/5/2019', 5],
    ['2019-05-14', 5],
    ['May 14, 2019', 5],
    ['Feb 29', 2],
    ['2/29', 2],
    ['5/5/2019', 5],
    ['43599', 5],
    ['2019-05-14T00:00:00', 5],
    ['2019-11', 11],
    ['2019/5', 5],
    ['05/2019', 5],
  ])('%s is in the month %d', (cell, month) => {
    expect(readMonth(cell, undefined)).toEqual({ month, isOfDate: true })
  })

  it('that is ambiguous is asked about, unless the order is known', () => {
    expect(readMonth('5/6/2019', undefined)).toMatchObject({ id: 'imports.monthAmbiguous' })
    expect(readMonth('5/6', undefined)).toMatchObject({ id: 'imports.monthAmbiguous' })
    expect(readMonth('5/6/2019', 'month-first')).toMatchObject({ month: 5 })
    expect(readMonth('5/6', 'day-first')).toMatchObject({ month: 6 })
    expect(provenDayOrder(['5/6', '5/14'])).toBe('month-first')
  })

  it.each(['13', '0', '2019-13', '5/19/', 'soon', '14', '13/13', '5/32', 'May or June', ''])(
    '%j is no month',
    (cell) => {
      expect(readMonth(cell, undefined)).toMatchObject({ id: 'imports.monthUnreadable' })
    },
  )
})
