import { createHash } from 'node:crypto'
import type { ImportKind } from '#domain/operations/imports/import-fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { importRecords } from '#server/foundation/database/schema/all-tables.ts'
import type { KindImport, NumberedCells, ReadingTerms, ReadRow, RefusedRow, Sorted } from './import-kind.ts'

export function fingerprint(kind: ImportKind, identity: string): string {
  return createHash('sha256').update(`${kind} ${identity}`).digest('hex')
}

type Given<Values> = {
  readonly kind: ImportKind
  readonly records: KindImport<Values>
  readonly readable: readonly ReadRow<Values>[]
  readonly refused: readonly RefusedRow[]
  readonly terms: ReadingTerms
}

/**
 * Separates rows that can be imported from those that are already stored, and from those that have no room. Of two
 * identical rows, the first counts.
 */
export async function sortRows<Values>(
  ctx: Context,
  db: Queryable,
  { kind, records, readable, refused, terms }: Given<Values>,
): Promise<Sorted<Values>> {
  const known = await findImported(db, kind, readable)
  const stored = await records.findStored(db, readable)
  const unknown = readable.filter(
    ({ identity }) => !stored.has(identity) && !known.has(fingerprint(kind, identity)),
  )
  const barred = (await records.findBarred?.(ctx, db, unknown, terms.language)) ?? []
  const allowed = leaveOut(unknown, barred)
  const seen = new Set<string>()
  const fresh = allowed.filter(({ identity }) => !seen.has(identity) && seen.add(identity))
  const without = (await records.findRefused?.(ctx, db, fresh, terms.language)) ?? []
  return {
    fits: leaveOut(fresh, without),
    refused: [...refused, ...barred, ...without].toSorted((one, other) => one.row - other.row),
    doubles: readable.length - unknown.length + allowed.length - fresh.length,
  }
}

function leaveOut<Values>(rows: readonly ReadRow<Values>[], refused: readonly RefusedRow[]) {
  const numbers = new Set(refused.map(({ row }) => row))
  return rows.filter(({ row }) => !numbers.has(row))
}

/** Returns the fingerprints of rows that were imported before, even if their records have changed since. */
async function findImported(
  db: Queryable,
  kind: ImportKind,
  rows: readonly ReadRow<unknown>[],
): Promise<ReadonlySet<string>> {
  const wanted = rows.map(({ identity }) => fingerprint(kind, identity))
  const found = await db
    .select({ fingerprint: importRecords.fingerprint })
    .from(importRecords)
    .where(and(eq(importRecords.kind, kind), inArray(importRecords.fingerprint, wanted)))
  return new Set(found.map((record) => record.fingerprint))
}

/** Returns the cells of each row by the fields of their columns; a value for all rows replaces an empty cell. */
export function cellsByField(
  rows: readonly (readonly string[])[],
  {
    fields,
    values,
  }: { fields: readonly (keyof NumberedCells['cells'] | null)[]; values: NumberedCells['cells'] },
): NumberedCells[] {
  return rows.map((row, index) => {
    const cells: Partial<Record<keyof NumberedCells['cells'], string>> = { ...values }
    for (const [column, field] of fields.entries()) {
      const cell = row[column]
      if (field !== null && cell) cells[field] = cell
    }
    return { row: index + 1, cells }
  })
}
