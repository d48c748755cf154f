import { describe, expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { daysOnView, rangeWords, readRange, stepFrom, weekdayNames } from './calendar-range.ts'

describe('the days on view in the party calendar', () => {
  it.each([
    ['month', '2027-02-13', '2027-01-31', '2027-03-06'],
    ['month', '2026-02-01', '2026-02-01', '2026-02-28'],
    ['month', '2026-12-31', '2026-11-29', '2027-01-02'],
    ['week', '2027-02-13', '2027-02-07', '2027-02-13'],
    ['week', '2027-01-01', '2026-12-27', '2027-01-02'],
    ['day', '2027-02-13', '2027-02-13', '2027-02-13'],
    ['list', '2027-02-13', '2027-02-13', '2027-03-12'],
  ] as const)('a %s around %s goes from %s through %s', (range, day, from, to) => {
    expect(daysOnView(range, day)).toEqual({ from, to })
  })

  it('steps by whole months and weeks, by days and by what a list shows', () => {
    expect(stepFrom('day', '2027-03-01', -1)).toBe('2027-02-28')
    expect(stepFrom('list', '2027-02-13', 1)).toBe('2027-03-13')
    expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(stepFrom('month', '2027-01-31', -1)).toBe('2026-12-01')
    expect(stepFrom('week', '2027-03-01', -1)).toBe('2027-02-22')
  })

  it('is called by its month, its Sunday, its day, or its first and last day', () => {
    const [en, es] = [textIn('en'), textIn('es')]
    expect(rangeWords('month', '2027-02-13', en)).toBe('February 2027')
    expect(rangeWords('week', '2027-02-13', en)).toBe('Week of Feb 7, 2027')
    expect(rangeWords('month', '2027-02-13', es)).toBe('febrero de 2027')
    expect(rangeWords('week', '2027-02-13', es)).toBe('Semana del 7 feb 2027')
    expect(rangeWords('day', '2027-02-13', en)).toBe('Saturday, February 13, 2027')
    expect(rangeWords('list', '2027-02-13', en)).toBe('Feb 13, 2027 – Mar 12, 2027')
  })

  it('is asked for by the address; what there is not is this month', () => {
    const read = (asked: string) => readRange(new URLSearchParams(asked), '2027-01-04')
    expect(read('range=week&day=2027-02-13')).toEqual({ range: 'week', day: '2027-02-13' })
    expect(read('range=year&day=2027-02-31')).toEqual({ range: 'month', day: '2027-01-04' })
  })

  it('begins with Sunday', () => {
    expect(weekdayNames('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  })
})
