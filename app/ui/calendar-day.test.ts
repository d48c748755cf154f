import { describe, expect, it } from 'vitest'
import { dateOfDay, dayOfDate, dayStateOf, describeDay } from './calendar-day.ts'
import { ENGLISH_UI_WORDS } from './ui-words.ts'

describe('a day in the calendar', () => {
  it.each(['2026-01-01', '2026-03-08', '2026-11-01', '2028-02-29', '2026-12-31'])(
    'keeps %s what it is',
    (day) => {
      expect(dayOfDate(dateOfDay(day))).toBe(day)
    },
  )

  it.each([
    [undefined, 'free'],
    [{ isAvailable: true }, 'free'],
    [{ isAvailable: true, teepeesLeft: 5 }, 'free'],
    [{ isAvailable: true, teepeesLeft: 4 }, 'few'],
    [{ isAvailable: false, teepeesLeft: 0 }, 'refused'],
  ] as const)('%o is %s', (day, state) => {
    expect(dayStateOf(day)).toBe(state)
  })

  it.each([
    [undefined, 'Friday, March 6, 2026'],
    [{ isAvailable: true, teepeesLeft: 1 }, 'Friday, March 6, 2026, 1 teepee left'],
    [{ isAvailable: false, reason: 'Fully booked' }, 'Friday, March 6, 2026, not available: Fully booked'],
    [{ isAvailable: false }, 'Friday, March 6, 2026, not available'],
  ])('%o is spoken as %s', (day, words) => {
    expect(describeDay(dateOfDay('2026-03-06'), day, ENGLISH_UI_WORDS)).toBe(words)
  })
})
