import { CHANGED_ROWS_LISTED, type DryRun, type ImportColumns } from '#contract/operations/imports.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { guessColumns } from '#domain/operations/imports/guess-columns.ts'
import {
  type FileChange,
  IMPORT_CHANGES,
  type ImportChange,
} from '#domain/operations/imports/import-changes.ts'
import {
  describeImportField,
  type ImportField,
  type ImportKind,
} from '#domain/operations/imports/import-fields.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { imports } from '#server/foundation/database/schema/all-tables.ts'
import type { ImportMapping, ImportRow } from '#server/foundation/database/schema/operations/imports.ts'
import { findRecords } from './kinds/import-kinds.ts'
import type { ReadRow } from './rows/import-kind.ts'
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
  if (file.undoneAt) return refuse('conflict', 'imports.run.undone')
  return file.ranAt ? refuse('conflict', 'imports.run.ran') : undefined
}

export function importGone(): Refusal {
  return refuse('not_found', 'imports.run.gone')
}

function listChanges(
  ofFile: readonly FileChange[],
  fits: readonly ReadRow<unknown>[],
  language: Language,
): DryRun['changes'] {
  const text = textIn(language)
  const rowsOf = new Map<ImportChange, Set<number>>()
  for (const { row, changes } of fits)
    for (const code of new Set(changes)) {
      const rows = rowsOf.get(code)
      if (rows) rows.add(row)
      else rowsOf.set(code, new Set([row]))
    }
  return IMPORT_CHANGES.flatMap((code) => {
    const rows = [...(rowsOf.get(code) ?? [])]
    const count = rows.length + (ofFile.find((change) => change.code === code)?.count ?? 0)
    if (count === 0) return []
    const sentence = text(`imports.changes.${code}`, { count })
    return [{ code, count, rows: rows.slice(0, CHANGED_ROWS_LISTED), sentence }]
  })
}

type File = { readonly kind: ImportKind; readonly headings: readonly string[] }

/** Returns the field of each column: as stated, otherwise as guessed from its heading. */
function matchColumns(
  { kind, headings }: File,
  { columns, values, dayOrder, source }: ImportColumns,
): ImportMapping | Refusal {
  for (const heading of Object.keys(columns))
    if (!headings.includes(heading)) return refuse('invalid', 'imports.match.unknownHeading', { heading })
  const unknown = [...Object.values(columns), ...Object.keys(values)].find(
    (field) => field && !describeImportField(kind, field),
  )
  if (unknown) return refuse('invalid', 'imports.match.unknownField', { field: unknown })

  const isStated = (heading: string) => Object.hasOwn(columns, heading)
  const stated = new Set(Object.values(columns))
  const guessed = guessColumns(
    kind,
    headings.map((heading) => (isStated(heading) ? '' : heading)),
    source,
  )
  const fields = headings.map((heading, column) => {
    if (isStated(heading)) return (columns[heading] || null) as ImportField | null
    const field = guessed[column]
    return field === undefined || stated.has(field) ? null : field
  })
  const twice = fields.find((field, column) => field !== null && fields.indexOf(field) !== column)
  if (twice) return refuse('invalid', 'imports.match.twice', { field: twice })
  const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return { fields, values: Object.fromEntries(given), dayOrder }
}
