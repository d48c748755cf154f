/** Text entered by people, a count, or an amount as the API writes it. */
export type CsvCell = string | number | { readonly amount: string }

export type CsvColumn<Row> = readonly [header: string, cell: (row: Row) => CsvCell | null]

/** Returns one row of a file, without a line break. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',')
}

export function headerLine<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvLine(columns.map(([header]) => header))
}

/** Returns the rows after the header, each preceded by a line break. */
export function rowLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => `\n${csvLine(columns.map(([, cell]) => cell(row) ?? ''))}`).join('')
}

/**
 * Spreadsheets evaluate text that begins like a formula, and customers choose these words: an apostrophe makes it plain
 * text.
 */
function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.amount
  const harmless = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
