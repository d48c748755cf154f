import { CHANGED_ROWS_LISTED, type DryRun } from '#contract/operations/imports.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import {
  type FileChange,
  IMPORT_CHANGES,
  type ImportChange,
} from '#domain/operations/imports/import-changes.ts'
import type { ReadRow } from './import-kind.ts'

/** Returns what was changed in the file and in the rows that fit, each with a sentence for the owner. */
export function listChanges(
  ofFile: readonly FileChange[],
  fits: readonly ReadRow<unknown>[],
  language: Language,
): DryRun['changes'] {
  const text = textIn(language)
  const rowsOf = new Map<ImportChange, number[]>()
  for (const { row, changes } of fits)
    for (const code of new Set(changes)) {
      const rows = rowsOf.get(code)
      if (rows) rows.push(row)
      else rowsOf.set(code, [row])
    }
  return IMPORT_CHANGES.flatMap((code) => {
    const rows = rowsOf.get(code) ?? []
    const count = rows.length + (ofFile.find((change) => change.code === code)?.count ?? 0)
    if (count === 0) return []
    const sentence = text(`imports.changes.${code}`, { count })
    return [{ code, count, rows: rows.slice(0, CHANGED_ROWS_LISTED), sentence }]
  })
}
