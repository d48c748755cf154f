/** The rows of a file, as plain text: formulas are never evaluated. */
export type ImportedTable = {
  /** All different, and none empty. */
  readonly headings: readonly string[]
  /** Each as long as the headings. */
  readonly rows: readonly (readonly string[])[]
}

export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_COLUMNS_MAX = 200
