import { type Message, message } from '../messages/message.ts'
import { addDays, isPartyDay, type PartyDay, partyDayAt } from '../time/party-day.ts'

/** Whether `3/4/2027` is March 4 or April 3. */
export const DAY_ORDERS = ['month-first', 'day-first'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const MONTHS = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
]

/** Excel counts days from the end of 1899. Numbers outside these limits (1954 to 2118) are not read as days. */
const EXCEL_ZERO: PartyDay = '1899-12-30'
const EXCEL_DAYS = { first: 20_000, last: 80_000 }

const NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/

/**
 * Returns the order of day and month that a column of dates proves: some date has a number above twelve, and none
 * contradicts it. Returns undefined if both orders are possible, or neither is.
 */
export function provenDayOrder(cells: readonly string[]): DayOrder | undefined {
  let isMonthFirst = false
  let isDayFirst = false
  for (const cell of cells) {
    const match = NUMBERS.exec(withoutTime(cell))
    if (!match) continue
    if (Number(match[1]) > 12) isDayFirst = true
    if (Number(match[2]) > 12) isMonthFirst = true
  }
  if (isMonthFirst === isDayFirst) return undefined
  return isMonthFirst ? 'month-first' : 'day-first'
}

/**
 * Parses a day as people and programs write it: ISO, American, with the month's name, or Excel's serial number. Returns
 * `yyyy-MM-dd`, or a message if the day is invalid or ambiguous without `order`.
 */
export function readDay(cell: string, order: DayOrder | undefined): PartyDay | Message {
  const typed = cell.trim()
  const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(typed) ? new Date(typed) : undefined
  if (instant && !Number.isNaN(instant.getTime())) return partyDayAt(instant)
  const day = withoutTime(typed)
  const found = isoDay(day) ?? excelDay(day) ?? namedDay(day) ?? numberedDay(day, order)
  return found ?? message('imports.dayUnreadable', { cell })
}

function isoDay(text: string): PartyDay | undefined {
  const match = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})$/.exec(text)
  if (!match || (/^\d+$/.test(text) && text.length !== 8)) return undefined
  return toDay(match[1], match[2], match[3])
}

function excelDay(text: string): PartyDay | undefined {
  const match = /^(\d{5})(?:\.\d+)?$/.exec(text)
  const days = Number(match?.[1])
  return days >= EXCEL_DAYS.first && days <= EXCEL_DAYS.last ? addDays(EXCEL_ZERO, days) : undefined
}

/** Parses `March 4, 2027`, `Thu, Mar 4 2027`, `4-Mar-27` or `4 de marzo de 2027`. */
function namedDay(text: string): PartyDay | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && word !== 'de' && !/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*$/.test(word))
  if (words.length !== 3) return undefined
  const named = words.findIndex((word) => /^[a-z]{3,}$/.test(word))
  if (named !== 0 && named !== 1) return undefined
  const month = MONTHS.findIndex((names) => names.some((name) => words[named]?.startsWith(name)))
  const day = words[named === 0 ? 1 : 0]?.replace(/(st|nd|rd|th)$/, '')
  return month < 0 ? undefined : toDay(words[2], String(month + 1), day)
}

function numberedDay(text: string, order: DayOrder | undefined): PartyDay | Message | undefined {
  const match = NUMBERS.exec(text)
  if (!match) return undefined
  const [, one, two, year] = match
  const monthFirst = toDay(year, one, two)
  const dayFirst = toDay(year, two, one)
  if (order) return order === 'month-first' ? monthFirst : dayFirst
  if (monthFirst && dayFirst && monthFirst !== dayFirst)
    return message('imports.dayAmbiguous', { cell: text, monthFirst, dayFirst })
  return monthFirst ?? dayFirst
}

/** Returns undefined for a day that does not exist. A two-digit year is in this century. */
function toDay(year: string | undefined, month: string | undefined, day: string | undefined) {
  if (!year || !month || !day || !/^\d+$/.test(year + month + day)) return undefined
  const full = year.length === 2 ? `20${year}` : year
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPartyDay(text) ? text : undefined
}

/** A column of dates may include the time the party begins. */
function withoutTime(text: string): string {
  return text
    .trim()
    .replace(/[T ,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]\.?m\.?)?$/i, '')
    .trim()
}
