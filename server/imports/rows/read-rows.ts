import type { z } from 'zod'
import { validationSentence } from '#contract/wire/validation-sentence.ts'
import {
  describeImportField,
  type ImportField,
  type ImportKind,
  isImportField,
} from '#domain/imports/import-fields.ts'
import { readAmount } from '#domain/imports/read-amount.ts'
import { readCount, readMonth, readStatus, readTime, readYesNo } from '#domain/imports/read-cell.ts'
import { type DayOrder, provenDayOrder, readDay } from '#domain/imports/read-day.ts'
import type { Message } from '#domain/messages/message.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Language } from '#domain/text/language.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { describeIssue } from '#server/http/describe-issue.ts'
import type { Cells, NumberedCells, ReadingTerms, ReadRow, RefusedRow } from './import-kind.ts'

/** The parsed value of a cell: text, a number or a boolean. Amounts are decimal strings. */
export type CellValues = Readonly<Partial<Record<ImportField, string | number | boolean>>>

/** Why a row cannot be read: because of one of its fields, or as a whole. */
export class UnreadableRow extends Error {
  readonly sentence: string
  constructor(sentence: string) {
    super(sentence)
    this.sentence = sentence
  }
}

type ReadOne<Values> = (values: CellValues) => Omit<ReadRow<Values>, 'row'>

/** Parses the cells of every row by their fields, then each row with `readOne`, which may throw an UnreadableRow. */
export function readRows<Values>(
  kind: ImportKind,
  rows: readonly NumberedCells[],
  { language, dayOrder }: ReadingTerms,
  readOne: ReadOne<Values>,
): { readable: ReadRow<Values>[]; refused: RefusedRow[] } {
  const orders = dayOrders(rows, dayOrder)
  const readable: ReadRow<Values>[] = []
  const refused: RefusedRow[] = []
  for (const { row, cells } of rows)
    try {
      readable.push({ row, ...readOne(readCells(kind, cells, orders, language)) })
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      refused.push({ row, sentence: error.sentence })
    }
  return { readable, refused }
}

/** If the order of day and month was not stated, other cells of the same field may prove it. */
function dayOrders(rows: readonly NumberedCells[], stated: DayOrder | undefined) {
  const proven = new Map<string, DayOrder | undefined>()
  return (field: ImportField): DayOrder | undefined => {
    if (stated) return stated
    if (!proven.has(field)) proven.set(field, provenDayOrder(rows.flatMap(({ cells }) => cells[field] ?? [])))
    return proven.get(field)
  }
}

function readCells(
  kind: ImportKind,
  cells: Cells,
  findDayOrder: (field: ImportField) => DayOrder | undefined,
  language: Language,
): CellValues {
  const values: Partial<Record<ImportField, string | number | boolean>> = {}
  for (const [field, cell] of Object.entries(cells) as [ImportField, string][]) {
    const read = readCell(describeImportField(kind, field)?.reads ?? 'text', cell, () => findDayOrder(field))
    if (typeof read === 'object') throw new UnreadableRow(inField(language, field, textIn(language)(read)))
    values[field] = read
  }
  return values
}

function readCell(
  reads: NonNullable<ReturnType<typeof describeImportField>>['reads'],
  cell: string,
  getOrder: () => DayOrder | undefined,
): string | number | boolean | Message {
  if (reads === 'day') return readDay(cell, getOrder())
  if (reads === 'time') return readTime(cell)
  if (reads === 'count') return readCount(cell)
  if (reads === 'yesNo') return readYesNo(cell)
  if (reads === 'status') return readStatus(cell)
  if (reads === 'month') return readMonth(cell)
  if (reads !== 'money') return cell
  const cents = readAmount(cell)
  return typeof cents === 'number' ? toDecimal(cents) : cents
}

/** Validates a row's values by the API's rules for the same kind of record. */
export function checkValues<S extends z.ZodType>(schema: S, values: object, language: Language): z.output<S> {
  const parsed = schema.safeParse(values, { error: validationSentence })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const [field] = issue?.path ?? []
  const sentence = issue ? describeIssue(issue, language) : ''
  throw new UnreadableRow(typeof field === 'string' ? inField(language, field, sentence) : sentence)
}

/** Puts the name of a field before its error. */
export function inField(language: Language, field: string, sentence: string): string {
  const text = textIn(language)
  const name = isImportField(field) ? text(`admin.imports.fields.${field}`) : field
  return text('imports.inField', { field: name, sentence })
}
