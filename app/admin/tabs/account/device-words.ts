import type { Language } from '#domain/text/language.ts'
import { ACCOUNT_WORDS } from './account-words.ts'

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const

/** Returns a browser's name: 'Safari on iPhone'. Most user agents claim several; the rarer name is the true one. */
export function deviceWords(userAgent: string, language: Language): string {
  const words = ACCOUNT_WORDS[language].devices
  const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1]
  const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1]
  if (!browser) return userAgent.split(/[/\s]/)[0] || words.unknown
  return system ? words.on(browser, system) : browser
}
