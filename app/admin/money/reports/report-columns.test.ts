import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { amountColumn, countColumn, type ReportColumn, toCsv, toSummary } from './report-columns.ts'

type ThemeFigures = { readonly name: string; readonly bookings: number; readonly amount: string }
const COLUMNS: ReportColumn<ThemeFigures>[] = [
  { header: 'Name', cell: ({ name }) => name },
  countColumn('Bookings', ({ bookings }) => bookings),
  amountColumn('Net', ({ amount }) => amount),
]
const ROWS: ThemeFigures[] = [
  { name: 'Boho, "Blossom"', bookings: 1_200, amount: '1249.00' },
  { name: '=1+1', bookings: 1, amount: '-35.00' },
]

it('writes figures that spreadsheets can add up, and names that they do not run', () => {
  expect(toCsv(COLUMNS, ROWS)).toBe('Name,Bookings,Net\n"Boho, ""Blossom""",1200,1249.00\n\'=1+1,1,-35.00')
})

it('tells the same in words', () => {
  expect(toSummary(COLUMNS, ROWS, textIn('en'))).toBe(
    'Bar chart. Boho, "Blossom", Bookings 1,200, Net $1,249.00; =1+1, Bookings 1, Net -$35.00',
  )
})

it('leaves a long list to the table', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    name: `Row ${index}`,
    bookings: 1,
    amount: '1.00',
  }))
  expect(toSummary(COLUMNS, rows, textIn('en'))).toMatch(
    /Row 30, Bookings 1, Net \$1\.00; and 9 more in the table$/,
  )
  expect(toSummary(COLUMNS, rows, textIn('es'))).toMatch(/^Gráfico de barras\. .*; y 9 más en la tabla$/)
})
