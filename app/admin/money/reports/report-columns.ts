import type { Bar } from '#app/admin/kit/charts/bar-list.tsx'
import { formatPeriod } from '#app/admin/kit/charts/format-period.ts'
import { dollars } from '#app/lib/dollars.ts'
import type { Column as TableColumn } from '#app/ui/display/table.tsx'
import type { Text } from '#domain/foundation/messages/text.ts'
import { type CsvCell, csvLine } from '#domain/foundation/text/csv.ts'

/** A column of a table and of its file. */
export type ReportColumn<Row> = {
  readonly header: string
  /** The value in the file. */
  readonly cell: (row: Row) => CsvCell
  /** The displayed text, if it differs. */
  readonly words?: (row: Row) => string
  readonly isNumber?: boolean
}

export function amountColumn<Row>(header: string, amount: (row: Row) => string): ReportColumn<Row> {
  return {
    header,
    cell: (row) => ({ amount: amount(row) }),
    words: (row) => dollars(amount(row)),
    isNumber: true,
  }
}

export function countColumn<Row>(header: string, count: (row: Row) => number): ReportColumn<Row> {
  return { header, cell: count, words: (row) => count(row).toLocaleString('en-US'), isNumber: true }
}

export function percentColumn<Row>(header: string, percent: (row: Row) => number): ReportColumn<Row> {
  return { header, cell: percent, words: (row) => `${percent(row)}%`, isNumber: true }
}

/** A column of months (`2027-02`) or days (`2027-02-13`). */
export function periodColumn<Row>(
  header: string,
  text: Text,
  period: (row: Row) => string,
): ReportColumn<Row> {
  return { header, cell: period, words: (row) => formatPeriod(period(row), 'long', text.language) }
}

/** Returns a bar of a chart for a decimal amount. */
export function amountBar(label: string, amount: string, key = label): Bar {
  return { key, label, value: Number(amount), words: dollars(amount) }
}

export function countBar(label: string, count: number, key = label): Bar {
  return { key, label, value: count, words: count.toLocaleString('en-US') }
}

type Money = { readonly takenAmount: string; readonly backAmount: string; readonly netAmount: string }

/** The columns received, refunded and net. */
export function moneyColumns<Row extends Money>(text: Text): ReportColumn<Row>[] {
  return [
    amountColumn(text('admin.reports.money.taken'), ({ takenAmount }) => takenAmount),
    amountColumn(text('admin.reports.money.back'), ({ backAmount }) => backAmount),
    amountColumn(text('admin.reports.money.net'), ({ netAmount }) => netAmount),
  ]
}

export function tableColumns<Row>(columns: readonly ReportColumn<Row>[]): TableColumn<Row>[] {
  return columns.map(({ header, cell, words, isNumber = false }) => ({
    header,
    isNumber,
    cell: words ?? ((row) => String(cell(row))),
  }))
}

/** Returns a header and a line for each row. */
export function toCsv<Row>(columns: readonly ReportColumn<Row>[], rows: readonly Row[]): string {
  const header = csvLine(columns.map((column) => column.header))
  return [header, ...rows.map((row) => csvLine(columns.map(({ cell }) => cell(row))))].join('\n')
}

/** The maximum number of rows to announce; longer tables are better navigated. */
const TOLD_MOST = 31

/** Returns a table's figures in one sentence, for users who cannot see the chart. */
export function toSummary<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  text: Text,
): string {
  const summaries = rows.slice(0, TOLD_MOST).map((row) =>
    tableColumns(columns)
      .map(({ header, cell }, index) => (index === 0 ? cell(row) : `${header} ${cell(row)}`))
      .join(', '),
  )
  const left = rows.length - summaries.length
  return text('admin.reports.chart', {
    figures: [...summaries, ...(left > 0 ? [text('admin.reports.more', { rows: left })] : [])].join('; '),
  })
}
