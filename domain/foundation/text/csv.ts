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

/** What may begin a cell that a spreadsheet evaluates. */
const FORMULA = /(?:[^\S\t\n\r]|")*[=+\-@＝＋－＠]/.source
/** The start of a cell, or of what is one if a program splits rows at semicolons or tabs whatever the quotes say. */
const START = /(^|[;\t\n\r])/.source
const BARE = new RegExp(`${START}(?=${FORMULA})`, 'g')
const PLAIN = new RegExp(`${START}'(?=${FORMULA})`, 'g')

/** Returns a cell of our own export as its text was. */
export function readCell(cell: string): string {
  return cell.replace(PLAIN, '$1')
}

/** Spreadsheets evaluate formulas, and customers choose these words: an apostrophe makes them plain text. */
function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.amount
  const harmless = cell.replace(BARE, "$1'")
  return /[",;\t\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
