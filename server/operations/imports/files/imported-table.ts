import type { FileChange } from '#domain/operations/imports/import-changes.ts'

/** The rows of a file, as plain text: formulas are never evaluated. */
export type ImportedTable = {
  /** All different, and none empty. */
  readonly headings: readonly string[]
  /** Each as long as the headings. */
  readonly rows: readonly (readonly string[])[]
  /** What was changed or left out in reading the file. */
  readonly changes: readonly FileChange[]
}

export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_COLUMNS_MAX = 200
