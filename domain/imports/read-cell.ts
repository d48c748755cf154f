import type { BookingStatus } from '../booking/status.ts'
import { type Message, message } from '../messages/message.ts'
import { headingKey } from './guess-columns.ts'

/**
 * Parses a time of day and returns it as `17:30`. Accepts `5:30 PM`, `17:30:00`, a date with a time, and Excel's
 * fraction of a day.
 */
export function readTime(cell: string): string | Message {
  const typed = cell.trim()
  const part = /^(?:\d{5})?0?\.(\d+)$/.exec(typed)
  if (part) return inMinutes(Math.round(Number(`0.${part[1]}`) * 24 * 60))
  const match = /(?:^|[T ,])(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)? ?([ap])?\.?(?:m\.?)?$/i.exec(typed)
  const [, hours, minutes, half] = match ?? []
  const hour = Number(hours)
  if (!match || hour > 23 || Number(minutes ?? 0) > 59 || (!half && minutes === undefined))
    return message('imports.timeUnreadable', { cell })
  const shift = half === undefined ? 0 : /p/i.test(half) ? (hour === 12 ? 0 : 12) : hour === 12 ? -12 : 0
  return hour + shift > 23
    ? message('imports.timeUnreadable', { cell })
    : inMinutes((hour + shift) * 60 + Number(minutes ?? 0))
}

function inMinutes(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`
}

const COUNT_MAX = 999_999_999

/** Parses a whole number. Spreadsheets may write it with decimals. */
export function readCount(cell: string): number | Message {
  const typed = cell.trim().replace(/[.,]0+$/, '')
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
  ],
  cancelled: ['cancelled', 'canceled', 'void', 'lost', 'declined', 'expired', 'rejected', 'cancelada'],
}

export function readStatus(cell: string): BookingStatus | Message {
  const typed = headingKey(cell)
  for (const [status, words] of Object.entries(STATUS_WORDS))
    if (words.includes(typed)) return status as BookingStatus
  return message('imports.statusUnknown', { cell })
}

const MONTH_BEGINNINGS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const SPANISH_BEGINNINGS = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'oct',
  'nov',
  'dic',
]

/** Parses a month, by number or by name, to 1 through 12. */
export function readMonth(cell: string): number | Message {
  const typed = headingKey(cell)
  const number = Number(typed)
  if (/^\d{1,2}$/.test(typed) && number >= 1 && number <= 12) return number
  const begins = typed.slice(0, 3)
  const index = Math.max(MONTH_BEGINNINGS.indexOf(begins), SPANISH_BEGINNINGS.indexOf(begins))
  return index < 0 || /\d/.test(typed) ? message('imports.monthUnreadable', { cell }) : index + 1
}

/** Splits a one-line address, such as `120 Ocean Drive, Miami Beach, FL 33139, USA`. */
export function splitAddress(
  line: string,
): Partial<Record<'partyAddress' | 'city' | 'state' | 'zipCode', string>> {
  const parts = line
    .split(/[,\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(usa|united states|us|ee\.? ?uu\.?)$/i.test(part))
  const last = /^(?:([A-Za-z]{2}|Florida))?\s*(\d{5}(?:-\d{4})?)$/.exec(parts.at(-1) ?? '')
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
