import { DEFAULT_LANGUAGE, type Language } from '../text/language.ts'

/** The days before the party at which each group begins; the last one is open-ended. */
export const LEAD_TIME_FROM = [0, 7, 14, 30, 60, 90, 180] as const

/** Returns `7–13 days`, `180 days or more`. */
export function leadTimeWords(from: number, language: Language = DEFAULT_LANGUAGE): string {
  const next = LEAD_TIME_FROM.find((begin) => begin > from)
  const { days, orMore } = WORDS[language]
  return next === undefined ? `${from} ${days} ${orMore}` : `${from}–${next - 1} ${days}`
}

const WORDS = {
  en: { days: 'days', orMore: 'or more' },
  es: { days: 'días', orMore: 'o más' },
} as const
