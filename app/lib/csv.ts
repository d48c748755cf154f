import { saveFile } from './save-file.ts'

type Cell = string | number | null

/** Spreadsheets take a file without this mark for one in an older alphabet, and spell María wrong. */
const IS_UTF_8 = '\uFEFF'

export function csvLine(cells: readonly Cell[]): string {
  return cells.map((cell) => cellText(cell ?? '')).join(',')
}

/** Saves a spreadsheet; the first part is its header, and each of the others begins a new line. */
export function saveCsv(parts: readonly string[], name: string): void {
  saveFile([IS_UTF_8, ...parts], { name, type: 'text/csv;charset=utf-8' })
}

/** Spreadsheets run what begins like a formula, and customers choose these words: an apostrophe keeps it text. */
function cellText(value: string | number): string {
  const text = String(value)
  const harmless = typeof value === 'string' && /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
