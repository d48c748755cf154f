import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, dayAtKey, getMonth, listWeeks } from './calendar-month.ts'

const months = fc
  .tuple(fc.integer({ min: 2000, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('a month of the calendar', () => {
  it('begins each week on Sunday, without a gap or an empty week, and shows all of the month', () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = listWeeks(month)
        const days = weeks.flat()
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(new Date(`${week[0]}T12:00:00Z`).getUTCDay()).toBe(0)
          expect(week.map(getMonth)).toContain(month)
        }
        expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => dayAtKey(day, press('ArrowRight'))))
        const [year = 0, index = 0] = month.split('-').map(Number)
        const length = new Date(Date.UTC(year, index, 0)).getUTCDate()
        expect(days.filter((day) => getMonth(day) === month)).toHaveLength(length)
      }),
    )
  })

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', 14, '2027-05'],
  ])('%s and %i months is %s', (month, by, result) => {
    expect(addMonths(month, by)).toBe(result)
  })
})

describe('keys lead from a day', () => {
  it.each([
    ['2026-03-01', 'ArrowLeft', '2026-02-28'],
    ['2026-02-28', 'ArrowRight', '2026-03-01'],
    ['2026-03-03', 'ArrowUp', '2026-02-24'],
    ['2026-12-28', 'ArrowDown', '2027-01-04'],
    // A day on which clocks change is a day like any other.
    ['2026-03-07', 'ArrowRight', '2026-03-08'],
    ['2026-03-08', 'ArrowRight', '2026-03-09'],
    ['2026-11-01', 'ArrowRight', '2026-11-02'],
    ['2026-11-25', 'Home', '2026-11-22'],
    ['2026-11-22', 'Home', '2026-11-22'],
    ['2026-11-25', 'End', '2026-11-28'],
    ['2026-11-28', 'End', '2026-11-28'],
    ['2027-01-31', 'PageDown', '2027-02-28'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2026-11-23', 'PageDown', '2026-12-23'],
    ['2026-11-23', 'Enter', undefined],
    ['2026-11-23', 'Tab', undefined],
  ])('%s, %s: %s', (day, key, target) => {
    expect(dayAtKey(day, press(key))).toBe(target)
  })

  it.each([
    ['2028-02-29', 'PageDown', '2029-02-28'],
    ['2026-11-23', 'PageUp', '2025-11-23'],
  ])('%s, Shift and %s: %s', (day, key, target) => {
    expect(dayAtKey(day, { key, shiftKey: true })).toBe(target)
  })
})

function press(key: string) {
  return { key, shiftKey: false }
}
