import type { BookingStatus } from '#domain/booking/status.ts'
import { isMessage, type Message, message } from '#domain/foundation/messages/message.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import { headingKey } from './guess-columns.ts'
import { findClock } from './read-clock.ts'
import { DAY_ORDERS, excelMinutes, readMoment } from './read-day.ts'
import { tidyCell } from './tidy-cell.ts'

export type TimeCell = {
  readonly time: string
  /** The cell says from when to when. */
  readonly isRange: boolean
}

/**
 * Parses a time of day and returns it as `17:30`. Accepts `5:30 PM`, `17:30:00`, `17h30`, `noon`, from–to, a date with a
 * time, and Excel's fraction of a day.
 */
export function readTime(cell: string): TimeCell | Message {
  const typed = tidyCell(cell)
  const unreadable = message('imports.timeUnreadable', { cell })
  if (typed.length > 100) return unreadable
  const part = /^(?:\d{5})?0?\.(\d+)$/.exec(typed)
  if (part) return { time: toTime(excelMinutes(part[1] ?? '')), isRange: false }
  const military = /^([01]\d|2[0-3])([0-5]\d)(?: ?h(?:rs|ours)?\.?)?$/i.exec(typed)
  if (military) return { time: `${military[1]}:${military[2]}`, isRange: false }
  // Some write a dot between hours and minutes.
  const clock = findClock(typed.replace(/(?<![\d.])(\d{1,2})\.(\d{2})(?![\d.])/g, '$1:$2'))
  if (!clock)
    return /^\d{1,2}\s*-\s*\d{1,2}$/.test(typed) ? message('imports.timeRangeUnclear', { cell }) : unreadable
  const { before, minutes, isRange, offset } = clock
  if (before !== '') return timeOfMoment(typed) ?? unreadable
  // An offset needs the day to be converted.
  return minutes === undefined || offset !== undefined ? unreadable : { time: toTime(minutes), isRange }
}

/** The time of a cell that also has the day, whose order does not matter here. */
function timeOfMoment(cell: string): TimeCell | undefined {
  const moment = DAY_ORDERS.map((order) => readMoment(cell, order)).find((read) => !isMessage(read))
  if (moment === undefined || isMessage(moment) || moment.time === undefined) return undefined
  return { time: moment.time, isRange: moment.isRange }
}

const COUNT_MAX = 999_999_999

/** Parses a whole number. Spreadsheets may write it with decimals; three zeros may also be thousands. */
export function readCount(cell: string): number | Message {
  const typed = tidyCell(cell)
    .replace(/^(\d{1,3}(?:,\d{3})+)(?=\.0+$|$)/, (thousands) => thousands.replaceAll(',', ''))
    .replace(/[.,](?!000$)0+$/, '')
  if (!/^\d+$/.test(typed)) return message('imports.countUnreadable', { cell })
  const count = Number(typed)
  return count <= COUNT_MAX ? count : message('imports.countTooLarge', { cell, most: COUNT_MAX })
}

const YES = ['yes', 'y', 'true', '1', 'x', 'on', 'active', 'si']
const NO = ['no', 'n', 'false', '0', 'off', 'inactive']

export function readYesNo(cell: string): boolean | Message {
  const typed = headingKey(cell)
  if (YES.includes(typed)) return true
  return NO.includes(typed) ? false : message('imports.yesNoUnreadable', { cell })
}

/** What other programs call a booking's statuses. */
const STATUS_WORDS: Readonly<Record<BookingStatus, readonly string[]>> = {
  pending: [
    'pending',
    'quote',
    'quoted',
    'draft',
    'concept',
    'new',
    'hold',
    'lead',
    'tentative',
    'saved',
    'pendiente',
  ],
  confirmed: [
    'confirmed',
    'reserved',
    'booked',
    'signed',
    'approved',
    'started',
    'active',
    'paid',
    'confirmada',
    'confirmado',
  ],
  completed: [
    'completed',
    'complete',
    'done',
    'finished',
    'stopped',
    'archived',
    'returned',
    'past',
    'completada',
    'completado',
  ],
  cancelled: [
    'cancelled',
    'canceled',
    'void',
    'lost',
    'declined',
    'expired',
    'rejected',
    'cancelada',
    'cancelado',
  ],
}

export function readStatus(cell: string): BookingStatus | Message {
  const typed = headingKey(cell)
  for (const [status, words] of Object.entries(STATUS_WORDS))
    if (words.includes(typed)) return status as BookingStatus
  return message('imports.statusUnknown', { cell })
}

/** Splits a one-line address, such as `120 Ocean Drive, Miami Beach, FL 33139, USA`. */
export function splitAddress(
  line: string,
): Partial<Record<'partyAddress' | 'city' | 'state' | 'zipCode', string>> {
  const parts = line
    .split(/[,\n]+/)
    .map((part) => part.trim())
    .filter(
      (part) =>
        part !== '' && !/^(usa|united states(?: of america)?|us|ee\.? ?uu\.?|estados unidos)$/i.test(part),
    )
  // The state may be a part of its own.
  if (/^(?:[A-Z]{2}|Florida)$/i.test(parts.at(-2) ?? '') && /^\d/.test(parts.at(-1) ?? ''))
    parts.push(parts.splice(-2).join(' '))
  const last = /^(?:([A-Za-z]{2}|Florida))?\s*(\d{5}(?:-\d{4})?)$/i.exec(parts.at(-1) ?? '')
  if (!last || parts.length < 3) return { partyAddress: line.trim() }
  return {
    partyAddress: parts.slice(0, -2).join(', '),
    city: parts.at(-2) ?? '',
    ...(last[1] && { state: last[1] }),
    zipCode: last[2] ?? '',
  }
}

/** Parses `Popcorn stand x2; Fairy lights`: names with quantities, as our own export writes them. */
export function readAddonList(cell: string): { name: string; quantity: number }[] {
  return cell
    .split(/[;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const behind = /^(.+?)\s*[x×]\s*(\d{1,3})$/i.exec(part)
      const before = /^(\d{1,3})\s*[x×]\s*(.+)$/i.exec(part)
      if (behind) return { name: behind[1] ?? '', quantity: Number(behind[2]) }
      return before ? { name: before[2] ?? '', quantity: Number(before[1]) } : { name: part, quantity: 1 }
    })
}
