import { type Message, message } from '#domain/foundation/messages/message.ts'
import { MINUTE_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import {
  addDays,
  clockAt,
  isPartyDay,
  type PartyDay,
  partyDayAt,
  weekdayOf,
} from '#domain/foundation/time/party-day.ts'
import { toMinutes, toTime } from '#domain/foundation/time/time-of-day.ts'
import { type ClockAtEnd, findClock } from './read-clock.ts'
import { tidyCell } from './tidy-cell.ts'

/** Whether `3/4/2027` is March 4 or April 3. */
export const DAY_ORDERS = ['month-first', 'day-first'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** A month is recognized by any beginning of its name with at least three letters. */
const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
]

/** As `weekdayOf` counts them. */
const WEEKDAYS = [
  ['sunday', 'domingo'],
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
]

/** Excel counts days from the end of 1899. Numbers outside these limits (1954 to 2118) are not read as days. */
const EXCEL_ZERO: PartyDay = '1899-12-30'
const EXCEL_DAYS = { first: 20_000, last: 80_000 }

/** Two numbers that can each be the day or the month, and the year. Without one, it is a birthday. */
const NUMBERS = /^(\d{1,2}) ?[/.-] ?(\d{1,2})(?: ?[/.-] ?(\d{4}|\d{2}))?$/

/** No date or time is longer. */
const CELL_LENGTH_MAX = 100

/**
 * Returns the order of day and month that a column of dates proves: some date has a number above twelve, and none
 * contradicts it. Returns undefined if both orders are possible, or neither is.
 */
export function provenDayOrder(cells: readonly string[]): DayOrder | undefined {
  let isMonthFirst = false
  let isDayFirst = false
  for (const cell of cells) {
    const match = NUMBERS.exec(takeWeekdays(plain(split(cell).day)).rest)
    if (!match) continue
    if (Number(match[1]) > 12) isDayFirst = true
    if (Number(match[2]) > 12) isMonthFirst = true
  }
  if (isMonthFirst === isDayFirst) return undefined
  return isMonthFirst ? 'month-first' : 'day-first'
}

/** A day, with the time that its cell also has. */
export type Moment = {
  readonly day: PartyDay
  /** `17:30`, in Miami. Midnight is none: programs add it to every date. */
  readonly time?: string
  readonly isRange: boolean
  /** The time was in another time zone. */
  readonly isConverted: boolean
}

/**
 * Parses a day as people and programs write it, with or without a time: ISO, American, with the month's name, or
 * Excel's serial number. Returns a message if the day is invalid, or ambiguous without `order`.
 */
export function readMoment(cell: string, order: DayOrder | undefined): Moment | Message {
  const excel = excelMoment(tidyCell(cell))
  if (excel) return excel
  const { day: text, clock, instant } = split(cell)
  if (instant) return inMiami(instant, cell)
  const day = calendarDay(text, order)
  if (day === undefined || (clock && clock.minutes === undefined))
    return message('imports.dayUnreadable', { cell })
  if (typeof day !== 'string') return day
  if (clock?.minutes === undefined) return { day, isRange: false, isConverted: false }
  const { minutes, isRange, offset } = clock
  if (offset === undefined) return toMoment(day, toTime(minutes), isRange)
  const start = new Date(`${day}T${toTime(minutes)}Z`).getTime() - offset * MINUTE_MILLISECONDS
  return { ...inMiami(new Date(start), cell), isRange }
}

/** Parses a day, and leaves out the time. */
export function readDay(cell: string, order: DayOrder | undefined): PartyDay | Message {
  const moment = readMoment(cell, order)
  return 'day' in moment ? moment.day : moment
}

type ReadMonth = {
  /** 1 through 12. */
  readonly month: number
  /** The cell also has the day or the year. */
  readonly isOfDate: boolean
}

/** Parses a month by its number or name, or that of a birthday, with or without its year. */
export function readMonth(cell: string, order: DayOrder | undefined): ReadMonth | Message {
  const text = tidyCell(cell)
  const unreadable = message('imports.monthUnreadable', { cell })
  if (text.length > CELL_LENGTH_MAX) return unreadable
  const [, alone, before, behind] =
    /^(?:(\d{1,2})(?:\.0+)?|\d{4}[-/.](\d{1,2})|(\d{1,2})[-/.]\d{4})$/.exec(text) ?? []
  const numbered = alone ?? before ?? behind
  if (numbered !== undefined)
    return Number(numbered) >= 1 && Number(numbered) <= 12
      ? { month: Number(numbered), isOfDate: alone === undefined }
      : unreadable
  const words = toWords(takeWeekdays(plain(text)).rest)
  const [month, ...others] = words.map(findMonth).filter((named) => named !== undefined)
  const numbers = words.filter((word) => /^\d+$/.test(word)).length
  if (month !== undefined && others.length === 0 && numbers === words.length - 1 && numbers <= 2)
    return { month, isOfDate: numbers > 0 }
  const [, one, two, year = LEAP_YEAR] = NUMBERS.exec(split(text).day) ?? []
  const day = one ? calendarDay(`${one}/${two}/${year}`, order) : readDay(text, order)
  if (typeof day === 'string') return { month: Number(day.slice(5, 7)), isOfDate: true }
  return one && day ? message('imports.monthAmbiguous', { cell }) : unreadable
}

/** A leap year has every birthday. */
const LEAP_YEAR = '2000'

/** Splits a cell into its day and its time; a point in time, as programs write it, is neither. */
function split(cell: string): { readonly day: string; readonly clock?: ClockAtEnd; readonly instant?: Date } {
  const text = tidyCell(cell)
  if (text.length > CELL_LENGTH_MAX) return { day: '' }
  const [, day, time, sign] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.exec(text) ??
    []
  if (day && time && sign) {
    const offset = /^[+-]/.test(sign) ? `${sign.slice(0, 3)}:${sign.slice(-2)}` : 'Z'
    const instant = new Date(`${day}T${time}${offset}`)
    if (!Number.isNaN(instant.getTime())) return { day, instant }
  }
  const clock = findClock(text)
  const before = clock && clock.before !== '' ? clock.before : text
  return { day: before.replace(/[\s,.-]+$/, ''), ...(clock && clock.before !== '' && { clock }) }
}

function inMiami(instant: Date, cell: string): Moment | Message {
  // JavaScript writes a day without a time as midnight in UTC, which is also the evening before in Miami.
  const day = partyDayAt(instant)
  if (
    instant.getUTCHours() === 0 &&
    instant.getUTCMinutes() === 0 &&
    /0{2}:?0{2}.*(Z|UTC|GMT|\+00:?00)$/i.test(cell)
  )
    return message('imports.midnightUtc', { cell, day: instant.toISOString().slice(0, 10), evening: day })
  return { ...toMoment(day, clockAt(instant), false), isConverted: true }
}

function toMoment(day: PartyDay, time: string, isRange: boolean): Moment {
  return { day, ...(toMinutes(time) !== 0 && { time }), isRange, isConverted: false }
}

/** Returns a message if a weekday contradicts the day. One that fits a single order of day and month proves it. */
function calendarDay(text: string, order: DayOrder | undefined): PartyDay | Message | undefined {
  // `mar` is a month, unless only the weekday leaves a date.
  for (const words of [plain(text), plain(text).replace(/\bmar\b/, 'martes')]) {
    const { rest, weekdays } = takeWeekdays(words)
    const days = possibleDays(rest, order)
    const fitting = days.filter((day) => weekdays.every((weekday) => weekday === weekdayOf(day)))
    const [day, other] = fitting.length > 0 ? fitting : days
    if (day && other) return message('imports.dayAmbiguous', { cell: text, monthFirst: day, dayFirst: other })
    if (day) return fitting.length > 0 ? day : message('imports.weekdayDiffers', { cell: text, day })
  }
  return undefined
}

function possibleDays(text: string, order: DayOrder | undefined): PartyDay[] {
  const sure = isoDay(text) ?? namedDay(text)
  if (sure) return [sure]
  const [, one, two, year] = NUMBERS.exec(text) ?? []
  const days = [
    ...(order === 'day-first' ? [] : [toDay(year, one, two)]),
    ...(order === 'month-first' ? [] : [toDay(year, two, one)]),
  ]
  return [...new Set(days.filter((day) => day !== undefined))]
}

/** Takes the weekdays out of a text in lower case. */
function takeWeekdays(text: string): { readonly rest: string; readonly weekdays: readonly number[] } {
  const weekdays: number[] = []
  const rest = text.replace(/\(?\b([a-z]{3,})\b\.?\)?/g, (written, word: string) => {
    const weekday = findName(WEEKDAYS, word)
    if (weekday < 0 || findMonth(word) !== undefined) return written
    weekdays.push(weekday)
    return ' '
  })
  return { rest: rest.replace(/\s+/g, ' ').replace(/^[ ,-]+|[ ,-]+$/g, ''), weekdays }
}

function isoDay(text: string): PartyDay | undefined {
  // Without the same mark twice, `2027-12` would be January 2.
  const { year, month, day } =
    (
      /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/.exec(text) ??
      /^(?<year>\d{4})(?<mark> ?[-/.] ?| )(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/.exec(text)
    )?.groups ?? {}
  return toDay(year, month, day)
}

function excelMoment(text: string): Moment | undefined {
  const match = /^(\d{5})(?:\.(\d+))?$/.exec(text)
  const days = Number(match?.[1])
  if (!(days >= EXCEL_DAYS.first && days <= EXCEL_DAYS.last)) return undefined
  return toMoment(addDays(EXCEL_ZERO, days), toTime(excelMinutes(match?.[2] ?? '0')), false)
}

/** Excel writes a time as a fraction of the day. */
export function excelMinutes(fraction: string): number {
  return Math.round(Number(`0.${fraction}`) * 24 * 60) % (24 * 60)
}

/** Parses `March 4, 2027`, `Thu, Mar 4 2027`, `4-Mar-27`, `2027 Mar 4` or `jueves, 4 de marzo de 2027`. */
function namedDay(text: string): PartyDay | undefined {
  const words = toWords(text)
  if (words.length !== 3) return undefined
  const named = words.findIndex((word) => findMonth(word) !== undefined)
  const month = findMonth(words[named] ?? '')
  if (month === undefined || named === 2) return undefined
  const [first = '', second = ''] = words.filter((_, at) => at !== named)
  const isYearFirst = named === 1 && /^\d{4}$/.test(first)
  return toDay(isYearFirst ? first : second, String(month), isYearFirst ? second : first)
}

/** Returns the words that say the day. */
function toWords(text: string): string[] {
  return text
    .split(/[\s,./-]+/)
    .map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th|ro|°|º)$/, '$1'))
    .filter((word) => word !== '' && !['de', 'del', 'of', 'the', 'el'].includes(word))
}

function findMonth(word: string): number | undefined {
  if (word.length < 3) return undefined
  const index = findName(MONTHS, word)
  return index < 0 && word === 'sept' ? 9 : index < 0 ? undefined : index + 1
}

function findName(all: readonly (readonly string[])[], word: string): number {
  return all.findIndex((names) => names.some((name) => name.startsWith(word)))
}

/** Lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns undefined for a day that does not exist. A two-digit year is in this century. */
function toDay(year: string | undefined, month: string | undefined, day: string | undefined) {
  if (!year || !month || !day || !/^\d+$/.test(year + month + day)) return undefined
  const full = year.length === 2 ? `20${year}` : year
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPartyDay(text) ? text : undefined
}
