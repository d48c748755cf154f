import type { z } from 'zod'
import { validationSentence } from '#contract/wire/validation-sentence.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { ImportChange } from '#domain/operations/imports/import-changes.ts'
import type { ImportField, ImportKind } from '#domain/operations/imports/import-fields.ts'
import { type DayOrder, provenDayOrder } from '#domain/operations/imports/read-day.ts'
import { describeIssue } from '#server/foundation/http/describe-issue.ts'
import { giveWay } from './give-way.ts'
import type { NumberedCells, ReadingTerms, ReadRow, RefusedRow } from './import-kind.ts'
import { type CellValues, readCells } from './read-cells.ts'
import { loadPhoneReader } from './read-phone.ts'
import { inField, UnreadableRow } from './unreadable-row.ts'

/** `note` records what was changed in the row, besides what its cells say. */
type ReadOne<Values> = (
  values: CellValues,
  note: (change: ImportChange) => void,
) => Omit<ReadRow<Values>, 'row' | 'changes'>

/** Parses the cells of every row by their fields, then each row with `readOne`, which may throw an UnreadableRow. */
export async function readRows<Values>(
  kind: ImportKind,
  rows: readonly NumberedCells[],
  { language, dayOrder }: ReadingTerms,
  readOne: ReadOne<Values>,
): Promise<{ readable: ReadRow<Values>[]; refused: RefusedRow[] }> {
  const terms = { language, findDayOrder: dayOrders(rows, dayOrder), readPhone: await loadPhoneReader() }
  const readable: ReadRow<Values>[] = []
  const refused: RefusedRow[] = []
  for (const [index, { row, cells }] of rows.entries()) {
    await giveWay(index)
    try {
      const { values, changes } = readCells(kind, cells, terms)
      const read = readOne(values, (change) => changes.push(change))
      readable.push({ row, ...read, changes })
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      refused.push({ row, sentence: error.sentence })
    }
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

/** Validates a row's values by the API's rules for the same kind of record. */
export function checkValues<S extends z.ZodType>(schema: S, values: object, language: Language): z.output<S> {
  const parsed = schema.safeParse(values, { error: validationSentence })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const [field] = issue?.path ?? []
  const sentence = issue ? describeIssue(issue, language) : ''
  throw new UnreadableRow(typeof field === 'string' ? inField(language, field, sentence) : sentence)
}
