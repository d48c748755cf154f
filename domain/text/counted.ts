import { DEFAULT_LANGUAGE, type Language } from './language.ts'

type Forms = Readonly<Record<Language, readonly [one: string, many: string]>>

const TEEPEES: Forms = { en: ['teepee', 'teepees'], es: ['tipi', 'tipis'] }
const DAYS: Forms = { en: ['day', 'days'], es: ['día', 'días'] }
const CHILDREN: Forms = { en: ['child', 'children'], es: ['niño', 'niños'] }

const WAITS: Readonly<Record<Language, readonly [seconds: string, minutes: string, hours: string]>> = {
  en: ['seconds', 'minutes', 'hours'],
  es: ['segundos', 'minutos', 'horas'],
}

/** Returns a wait rounded up: `45 seconds`, `10 minutes`, `24 hours`; `24 horas`. */
export function waitInWords(seconds: number, language: Language = DEFAULT_LANGUAGE): string {
  const [inSeconds, inMinutes, inHours] = WAITS[language]
  if (seconds < 90) return `${seconds} ${inSeconds}`
  return seconds < 7200
    ? `${Math.ceil(seconds / 60)} ${inMinutes}`
    : `${Math.ceil(seconds / 3600)} ${inHours}`
}

/** Returns `1 teepee`, `3 teepees`; `3 tipis`. */
export function teepeesInWords(count: number, language: Language = DEFAULT_LANGUAGE): string {
  return counted(count, TEEPEES[language])
}

/** Returns `1 day`, `8 days`; `8 días`. */
export function daysInWords(count: number, language: Language = DEFAULT_LANGUAGE): string {
  return counted(count, DAYS[language])
}

/** Returns the guests of a party: `1 child`, `6 children`; `6 niños`. */
export function childrenInWords(count: number, language: Language = DEFAULT_LANGUAGE): string {
  return counted(count, CHILDREN[language])
}

/** Both languages have one form for 1 and one for all other whole numbers of a party. */
function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : many}`
}
