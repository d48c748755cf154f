import { saveFile } from '#app/lib/save-file.ts'

/** A column of a spreadsheet: what stands over it, and what a row says in it. */
export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => string | number | null]

export function headerLine<Row>(columns: readonly CsvColumn<Row>[]): string {
  return columns.map(([header]) => header).join(',')
}

/** What stands under the header, each row on a new line. */
export function rowLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => `\n${columns.map(([, cell]) => cellText(cell(row) ?? '')).join(',')}`).join('')
}

/** Spreadsheets take a file without this mark for one in an older alphabet, and spell María wrong. */
const IS_UTF_8 = '\uFEFF'

export function saveCsv(parts: string[], name: string): void {
  saveFile([IS_UTF_8, ...parts], { name, type: 'text/csv;charset=utf-8' })
}

/** Spreadsheets run what begins like a formula, and customers choose these words: an apostrophe keeps it text. */
function cellText(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
