import { isMessage, type Message } from '#domain/foundation/messages/message.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { toOneLine } from '#domain/foundation/text/one-line.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { ImportChange } from '#domain/operations/imports/import-changes.ts'
import {
  describeImportField,
  type ImportField,
  type ImportKind,
} from '#domain/operations/imports/import-fields.ts'
import { readAmount } from '#domain/operations/imports/read-amount.ts'
import { readCount, readStatus, readTime, readYesNo } from '#domain/operations/imports/read-cell.ts'
import { type DayOrder, type Moment, readMoment, readMonth } from '#domain/operations/imports/read-day.ts'
import { readEmail } from '#domain/operations/imports/read-email.ts'
import { decideStartTime } from '#domain/operations/imports/start-time.ts'
import type { Cells } from './import-kind.ts'
import type { PhoneReader } from './read-phone.ts'
import { inField, UnreadableRow } from './unreadable-row.ts'

type Value = string | number | boolean

/** The parsed value of a cell: text, a number or a boolean. Amounts are decimal strings. */
export type CellValues = Readonly<Partial<Record<ImportField, Value>>>

type CellTerms = {
  readonly language: Language
  readonly findDayOrder: (field: ImportField) => DayOrder | undefined
  readonly readPhone: PhoneReader
}

type ReadCell = {
  /** Missing for a cell that says that there is none. */
  readonly value?: Value
  readonly changes?: readonly ImportChange[]
  /** The rest of a phone number, which is kept with the notes. */
  readonly extension?: string | undefined
  /** For a day: the time that its cell also has. */
  readonly moment?: Moment
}

/** Parses the cells of a row by their fields. Throws an UnreadableRow. */
export function readCells(
  kind: ImportKind,
  cells: Cells,
  terms: CellTerms,
): { values: CellValues; changes: ImportChange[] } {
  const { language } = terms
  const values: Partial<Record<ImportField, Value>> = {}
  const changes: ImportChange[] = []
  let party: Moment | undefined
  let extension: string | undefined
  for (const [field, cell] of Object.entries(cells) as [ImportField, string][]) {
    const read = readCell(kind, field, cell, terms)
    if (isMessage(read)) throw new UnreadableRow(inField(language, field, textIn(language)(read)))
    if (read.value !== undefined) values[field] = read.value
    changes.push(...(read.changes ?? []))
    extension ??= read.extension
    if (field === 'bookingDate') party = read.moment
  }
  if (party) {
    const start = decideStartTime(party, values.partyStartTime)
    if (isMessage(start))
      throw new UnreadableRow(inField(language, 'partyStartTime', textIn(language)(start)))
    if (start.time !== undefined) values.partyStartTime = start.time
    changes.push(...start.changes)
  }
  if (extension !== undefined) {
    const notes = kind === 'bookings' ? 'specialRequests' : 'notes'
    const line = textIn(language)('imports.phoneExtension', { extension })
    values[notes] = values[notes] === undefined ? line : `${values[notes]}\n${line}`
  }
  return { values, changes }
}

function readCell(
  kind: ImportKind,
  field: ImportField,
  cell: string,
  { findDayOrder, readPhone }: CellTerms,
): ReadCell | Message {
  const { reads = 'text', ...terms } = describeImportField(kind, field) ?? {}
  switch (reads) {
    case 'day': {
      const moment = readMoment(cell, findDayOrder(field))
      return isMessage(moment) ? moment : { value: moment.day, moment }
    }
    case 'time': {
      const read = readTime(cell)
      return isMessage(read) ? read : { value: read.time, changes: read.isRange ? ['time_range'] : [] }
    }
    case 'month': {
      const read = readMonth(cell, findDayOrder(field))
      return isMessage(read) ? read : { value: read.month, changes: read.isOfDate ? ['birthday_month'] : [] }
    }
    case 'money': {
      const read = readAmount(cell, terms)
      if (isMessage(read)) return read
      const changes: ImportChange[] = read.wasNegative
        ? ['discount_minus']
        : read.wasDash
          ? ['amount_dash']
          : []
      return { value: toDecimal(read.cents), changes }
    }
    case 'phone': {
      const read = readPhone(cell)
      if (isMessage(read)) return read
      const { phone, changes, extension } = read
      return { ...(phone !== undefined && { value: phone }), changes, extension }
    }
    case 'email': {
      const read = readEmail(cell)
      return isMessage(read)
        ? read
        : { value: read.email, changes: read.wasDecorated ? ['email_tidied'] : [] }
    }
    case 'line': {
      const line = toOneLine(cell).trim()
      return { value: line, changes: line === cell.trim() ? [] : ['text_tidied'] }
    }
    case 'count':
      return toRead(readCount(cell))
    case 'yesNo':
      return toRead(readYesNo(cell))
    case 'status':
      return toRead(readStatus(cell))
    case 'text':
      return { value: cell }
  }
}

const toRead = (value: Value | Message): ReadCell | Message => (isMessage(value) ? value : { value })
