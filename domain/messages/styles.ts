import { formatDollars } from '../money/money.ts'
import type { Language } from '../text/language.ts'
import { formatLong } from '../time/party-day.ts'

type WriteValue = (value: never, language: Language) => string

/**
 * How texts write values, by what their catalogue says: `{price, number, money}`. Messages are plain data, so that amounts
 * are cents and days are `yyyy-MM-dd`.
 */
export const STYLES: Readonly<Record<string, WriteValue>> = {
  'number money': (cents: number) => formatDollars(cents),
  'date long': (day: string, language) => formatLong(day, language),
}
