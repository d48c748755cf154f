import { formatDollars, formatPercent } from '../money/money.ts'
import { type Language, LOCALES } from '../text/language.ts'
import { nameLanguage, nameOneOfLanguages } from '../text/language-names.ts'
import { formatWait } from '../text/waits.ts'
import { formatBrief, formatLong, formatMoment, formatMonthDay, formatShort } from '../time/party-day.ts'
import { formatTime, timeWithArticle } from '../time/party-start.ts'

type WriteValue = (value: never, language: Language) => string

/**
 * How values are formatted for the styles that the catalogues use, as in `{price, number, money}`. Messages are plain
 * data, so amounts are cents, days are `yyyy-MM-dd` and times are `HH:mm`.
 */
export const STYLES: Readonly<Record<string, WriteValue>> = {
  'number money': (cents: number) => formatDollars(cents),
  'number dollars': (cents: number) => formatDollars(cents).replace('.00', ''),
  'number percent': (hundredths: number) => formatPercent(hundredths),
  'number whole': (count: number, language) => count.toLocaleString(LOCALES[language]),
  'number wait': (seconds: number, language) => formatWait(seconds, language),
  // ICU only has formats for dates, times and numbers.
  'date language': (code: string, language) => nameLanguage(code, language),
  'date language-title': (code: string, language) => nameLanguage(code, language, 'title'),
  'date any-language': (codes: string, language) => nameOneOfLanguages(codes.split(' '), language),
  'date long': (day: string, language) => formatLong(day, language),
  'date brief': (day: string, language) => formatBrief(day, language),
  'date month': (day: string, language) => formatMonthDay(day, language),
  'date moment': (instant: string, language) => formatMoment(new Date(instant), language),
  'date short': (day: string, language) => formatShort(day, language),
  'time clock': (time: string, language) => formatTime(time, language),
  'time article': (time: string, language) => timeWithArticle(time, language),
}
