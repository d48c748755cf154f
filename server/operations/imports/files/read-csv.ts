import { CsvError, type Options, parse } from 'csv-parse/sync'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { readCell } from '#domain/foundation/text/csv.ts'
import { isKnownHeading } from '#domain/operations/imports/guess-columns.ts'
import { IMPORT_COLUMNS_MAX, IMPORT_ROWS_MAX, type ImportedTable } from './imported-table.ts'

const DELIMITERS = [',', ';', '\t']
const SAMPLE_ROWS = 20

const OPTIONS = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  trim: true,
  // An unclosed quote makes the rest of the file one cell, and no real cell is that long.
  max_record_size: 1_000_000,
} satisfies Options

/** Parses a table whose cells are separated by commas, semicolons or tabs. */
export function readCsv(text: string): ImportedTable | Refusal {
  // Some programs put this line into quotation marks, or fill it up to the width of the table.
  const stated = /^\uFEFF?"?sep=([,;|\t])"?[,;|\t]*\r?\n/i.exec(text)
  const body = stated ? text.slice(stated[0].length) : text
  try {
    const delimiter = stated?.[1] ?? findDelimiter(body)
    const limit = IMPORT_ROWS_MAX + 2 + LINES_ABOVE_MAX
    const lines = (parse(body, { ...OPTIONS, delimiter, to: limit }) as string[][]).filter(isFilled)
    const above = countLinesAbove(lines)
    const [headings, ...filled] = lines.slice(above)
    if (!headings || filled.length === 0) return refuse('invalid', 'imports.file.noRows')
    if (filled.length > IMPORT_ROWS_MAX)
      return refuse('too_large', 'imports.file.tooManyRows', { most: IMPORT_ROWS_MAX })
    const width = Math.max(headings.length, ...new Set(filled.map((row) => row.length)))
    if (width > IMPORT_COLUMNS_MAX)
      return refuse('too_large', 'imports.file.tooManyColumns', { most: IMPORT_COLUMNS_MAX })
    return {
      headings: nameAll(headings, width),
      rows: filled.map((row) => Array.from({ length: width }, (_, column) => asText(row[column] ?? ''))),
      changes: above > 0 ? [{ code: 'lines_above_headings', count: above }] : [],
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isCutOff = error.code === 'CSV_QUOTE_NOT_CLOSED'
    return refuse('invalid', isCutOff ? 'imports.file.cutOff' : 'imports.file.noTable')
  }
}

/** Returns the separator that gives the first rows the most columns. */
function findDelimiter(text: string): string {
  const columns = DELIMITERS.map((delimiter) => countColumns(text, delimiter))
  return DELIMITERS[columns.indexOf(Math.max(...columns))] ?? ','
}

function countColumns(text: string, delimiter: string): number {
  try {
    const sample = parse(text, { ...OPTIONS, delimiter, to: SAMPLE_ROWS }) as string[][]
    return sample.reduce((sum, row) => sum + row.length, 0)
  } catch (error) {
    // A quote that ends in the middle of a cell means that this is not the separator.
    if (error instanceof CsvError) return 0
    throw error
  }
}

/** Other programs write `="0123"` to keep a spreadsheet from making a number of it. */
function asText(cell: string): string {
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? readCell(cell)
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell !== '')

/** Titles, dates of the report and the like. */
const LINES_ABOVE_MAX = 10

/**
 * Returns how many lines are above the headings: those above a wider line with at least two headings that we know. If
 * there is none, lines with a single cell above a wider line are a title.
 */
function countLinesAbove(lines: readonly (readonly string[])[]): number {
  const first = lines.slice(0, LINES_ABOVE_MAX + 1)
  const known = first.map((cells) => (cells.some(isValue) ? 0 : cells.filter(isKnownHeading).length))
  const widths = first.map((cells) => cells.filter((cell) => cell !== '').length)
  const [knownFirst = 0] = known
  const [widthFirst = 0] = widths
  const many = known.findIndex((count) => count > 1)
  const headings = many >= 0 ? many : known.findIndex((count, at) => count === 1 && widths[at] === 1)
  const isWider = widthFirst === 1 || (knownFirst === 0 && widthFirst < (widths[headings] ?? 0))
  if (headings > 0 && isWider) return headings
  return knownFirst > 0
    ? 0
    : Math.max(
        0,
        widths.findIndex((width) => width > 1),
      )
}

/** No heading has an address in it, or consists of digits. */
function isValue(cell: string): boolean {
  return cell.includes('@') || /^[\d$.,/:() -]*\d[\d$.,/:() -]*$/.test(cell)
}

/** Gives every column a unique name. */
function nameAll(headings: readonly string[], width: number): string[] {
  const named: string[] = []
  for (let column = 0; column < width; column++) {
    const heading = headings[column] || `Column ${column + 1}`
    let name = heading
    for (let count = 2; named.includes(name); count++) name = `${heading} (${count})`
    named.push(name)
  }
  return named
}
