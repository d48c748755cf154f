import type { DryRun, ImportColumns } from '#contract/operations/imports.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { imports } from '#server/foundation/database/schema/all-tables.ts'
import type { ImportRow } from '#server/foundation/database/schema/operations/imports.ts'
import { findRecords } from './kinds/import-kinds.ts'
import { matchColumns } from './match-columns.ts'
import { listChanges } from './rows/list-changes.ts'
import { cellsByField, sortRows } from './rows/sort-rows.ts'

/** Stores the mapping of columns, and returns what an import would do now. */
export async function matchImport(
  ctx: Context,
  id: number,
  columns: ImportColumns,
  language: Language,
): Promise<DryRun | Refusal> {
  const [file] = await ctx.db.select().from(imports).where(eq(imports.id, id))
  const refusal = refusalToRun(file)
  if (!file || refusal) return refusal ?? importGone()
  const mapping = matchColumns(file, columns)
  if (isRefusal(mapping)) return mapping
  await ctx.db.update(imports).set({ mapping }).where(eq(imports.id, id))
  const { readable, refused, terms, records } = await readFile(ctx, ctx.db, { ...file, mapping }, language)
  const sorted = await sortRows(ctx, ctx.db, { kind: file.kind, records, readable, refused, terms })
  return {
    fits: sorted.fits.length,
    refused: [...sorted.refused],
    doubles: sorted.doubles,
    changes: listChanges(file.fileChanges ?? [], sorted.fits, language),
  }
}

/** Reads the rows of a file by the mapping of its columns, or by their names if there is no mapping. */
export async function readFile(ctx: Context, db: Queryable, file: ImportRow, language: Language) {
  const mapping = file.mapping ?? matchColumns(file, { columns: {}, values: {} })
  if (isRefusal(mapping)) throw new Error('The own names of columns do not fit')
  const records = findRecords(file.kind)
  const terms = { language, dayOrder: mapping.dayOrder }
  return { records, terms, ...(await records.read(ctx, db, cellsByField(file.rows, mapping), terms)) }
}

export function refusalToRun(file: ImportRow | undefined): Refusal | undefined {
  if (!file) return importGone()
  if (file.undoneAt) return refuse('conflict', message('imports.run.undone'))
  return file.ranAt ? refuse('conflict', message('imports.run.ran')) : undefined
}

export function importGone(): Refusal {
  return refuse('not_found', message('imports.run.gone'))
}
