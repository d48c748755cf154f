import { DEFAULT_LANGUAGE, type Language, LOCALES } from './language.ts'

/** Formats a wait, rounded up: `45 seconds`, `10 minutes`, `24 hours`; `24 horas`. */
export function formatWait(seconds: number, language: Language = DEFAULT_LANGUAGE): string {
  if (seconds < 90) return formatUnit(seconds, 'second', language)
  return seconds < 7200
    ? formatUnit(Math.ceil(seconds / 60), 'minute', language)
    : formatUnit(Math.ceil(seconds / 3600), 'hour', language)
}

function formatUnit(count: number, unit: string, language: Language): string {
  const options = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false } as const
  return new Intl.NumberFormat(LOCALES[language], options).format(count)
}
