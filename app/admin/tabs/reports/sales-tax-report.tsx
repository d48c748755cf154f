import { useQuery } from '@tanstack/react-query'
import { BarList } from '#app/admin/charts/bar-list.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { centsOf } from '#contract/decimal.ts'
import type { SalesTaxReport as SalesTax } from '#contract/reports.ts'
import { formatDollars, toDecimal } from '#domain/money.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountColumn, countColumn, type ReportColumn } from './report-columns.ts'
import { Figures, FRESH, ReportResult } from './report-result.tsx'
import { WORDS } from './report-words.ts'

type Row = SalesTax['rows'][number]

const COLUMNS: ReportColumn<Row>[] = [
  {
    header: WORDS.salesTax.month,
    cell: ({ month }) => month,
    words: ({ month }) => periodWords(month, 'long'),
  },
  { header: WORDS.salesTax.county, cell: countyOf },
  countColumn(WORDS.salesTax.parties, ({ parties }) => parties),
  amountColumn(WORDS.salesTax.taxable, ({ taxableAmount }) => taxableAmount),
  amountColumn(WORDS.salesTax.exempt, ({ exemptAmount }) => exemptAmount),
  amountColumn(WORDS.salesTax.state, ({ stateTaxAmount }) => stateTaxAmount),
  amountColumn(WORDS.salesTax.surtax, ({ surtaxAmount }) => surtaxAmount),
  amountColumn(WORDS.salesTax.tax, (row) => toDecimal(taxCentsOf(row))),
]

export function SalesTaxReport({ range }: { range: ReportRange }) {
  const query = useQuery(apiQuery('/api/admin/reports/sales-tax', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {({ rows, untaxedAmount, ...whole }) => (
        <ReportCard
          title={WORDS.salesTax.title}
          hint={WORDS.salesTax.hint}
          range={range}
          fileName="sales-tax"
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => `${row.month} ${countyOf(row)}`}
          none={WORDS.salesTax.none}
          isTableOpen
          chart={(summary) => <BarList summary={summary} bars={barsOf(rows)} />}
        >
          {rows.length > 0 && (
            <>
              <Figures
                figures={[
                  [WORDS.salesTax.taxable, dollars(whole.taxableAmount)],
                  [WORDS.salesTax.exempt, dollars(whole.exemptAmount)],
                  [WORDS.salesTax.state, dollars(whole.stateTaxAmount)],
                  [WORDS.salesTax.surtax, dollars(whole.surtaxAmount)],
                ]}
              />
              {untaxedAmount !== '0.00' && <p>{WORDS.salesTax.untaxed(dollars(untaxedAmount))}</p>}
            </>
          )}
        </ReportCard>
      )}
    </ReportResult>
  )
}

function countyOf({ county }: Row): string {
  return county ?? WORDS.salesTax.noCounty
}

function taxCentsOf({ stateTaxAmount, surtaxAmount }: Row): number {
  return centsOf(stateTaxAmount) + centsOf(surtaxAmount)
}

/** The tax of each county over all months. */
function barsOf(rows: readonly Row[]) {
  const counties = new Map<string, number>()
  for (const row of rows) counties.set(countyOf(row), (counties.get(countyOf(row)) ?? 0) + taxCentsOf(row))
  return [...counties].map(([county, cents]) => ({
    key: county,
    label: county,
    value: cents,
    words: formatDollars(cents),
  }))
}
