/** A file of rows, as text and nothing else: formulas are never calculated. */
export type ImportedTable = {
  /** Each is there once and has a name. */
  readonly headings: readonly string[]
  /** Each as long as the headings. */
  readonly rows: readonly (readonly string[])[]
}

export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_COLUMNS_MAX = 200
