import { describe, expect, it } from 'vitest'
import { daysOnView, rangeWords, stepFrom } from './calendar-range.ts'

describe('the days on view in the party calendar', () => {
  it.each([
    ['month', '2027-02-13', '2027-01-31', '2027-03-06'],
    ['month', '2026-02-01', '2026-02-01', '2026-02-28'],
    ['month', '2026-12-31', '2026-11-29', '2027-01-02'],
    ['week', '2027-02-13', '2027-02-07', '2027-02-13'],
    ['week', '2027-01-01', '2026-12-27', '2027-01-02'],
  ] as const)('a %s around %s goes from %s through %s', (range, day, from, to) => {
    expect(daysOnView(range, day)).toEqual({ from, to })
  })

  it('steps by whole months and weeks', () => {
    expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-01')
    expect(stepFrom('month', '2027-01-31', -1)).toBe('2026-12-01')
    expect(stepFrom('week', '2027-03-01', -1)).toBe('2027-02-22')
  })

  it('is called by its month or its Sunday', () => {
    expect(rangeWords('month', '2027-02-13', 'en')).toBe('February 2027')
    expect(rangeWords('week', '2027-02-13', 'en')).toBe('Week of Feb 7, 2027')
    expect(rangeWords('month', '2027-02-13', 'es')).toBe('febrero de 2027')
    expect(rangeWords('week', '2027-02-13', 'es')).toBe('Semana del 7 feb 2027')
  })
})
