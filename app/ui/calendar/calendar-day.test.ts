import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { UiText } from '../ui-text.ts'
import { describeDay, getDayState } from './calendar-day.ts'

const spoken = (language: Language) => textIn(language) as unknown as UiText

describe('a day in the calendar', () => {
  it.each([
    [undefined, 'free'],
    [{ isAvailable: true }, 'free'],
    [{ isAvailable: true, teepeesLeft: 5 }, 'free'],
    [{ isAvailable: true, teepeesLeft: 4 }, 'few'],
    [{ isAvailable: false, teepeesLeft: 0 }, 'refused'],
  ] as const)('%o is %s', (day, state) => {
    expect(getDayState(day)).toBe(state)
  })

  it.each([
    [undefined, 'Friday, March 6, 2026'],
    [{ isAvailable: true, teepeesLeft: 1 }, 'Friday, March 6, 2026, 1 teepee left'],
    [{ isAvailable: false, reason: 'Fully booked' }, 'Friday, March 6, 2026, not available: Fully booked'],
    [{ isAvailable: false }, 'Friday, March 6, 2026, not available'],
  ])('%o is spoken as %s', (day, words) => {
    expect(describeDay({ date: '2026-03-06', known: day, isToday: false }, spoken('en'))).toBe(words)
  })

  it('says which day is today in one message of the language', () => {
    const today = { date: '2026-03-06', known: { isAvailable: true, teepeesLeft: 1 }, isToday: true }
    expect(describeDay(today, spoken('en'))).toBe('Today, Friday, March 6, 2026, 1 teepee left')
    expect(describeDay(today, spoken('es'))).toBe('Hoy, viernes, 6 de marzo de 2026, queda 1 tipi')
  })
})
