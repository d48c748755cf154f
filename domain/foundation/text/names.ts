import { type Language, LOCALES } from './language.ts'

/** Returns the name of a month; January is 1. */
export function nameMonth(month: number, language: Language): string {
  return formatDay(Date.UTC(2023, month - 1), language, { month: 'long' })
}

/** Returns the name of a weekday; Sunday is 0, as was the first day of 2023. */
export function nameWeekday(weekday: number, language: Language): string {
  return formatDay(Date.UTC(2023, 0, 1 + weekday), language, { weekday: 'long' })
}

function formatDay(instant: number, language: Language, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: 'UTC' }).format(instant)
}

/** Returns a list as people say it, such as `a, b, and c`. */
export function joinNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names)
}
