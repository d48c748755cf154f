/** Text that people chose, a count, or an amount as the API writes it. */
export type CsvCell = string | number | { readonly amount: string }

/** One row of a file, without the line's end. */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',')
}

/** Spreadsheets run what begins like a formula, and customers choose these words: an apostrophe keeps it text. */
function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.amount
  const harmless = /^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
