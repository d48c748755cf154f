import { useQuery } from '@tanstack/react-query'
import { BarList } from '#app/admin/charts/bar-list.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import type { SalesTaxReport as SalesTax } from '#contract/money/reports.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { formatDollars, toDecimal } from '#domain/money/money.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import type { Language } from '#domain/text/language.ts'
import { ReportCard } from './report-card.tsx'
import { amountColumn, countColumn, type ReportColumn } from './report-columns.ts'
import { Figures, FRESH, ReportResult } from './report-result.tsx'
import { REPORT_WORDS, type ReportWords } from './report-words.ts'

type Row = SalesTax['rows'][number]

type Words = ReportWords['salesTax']

function columnsIn(language: Language): ReportColumn<Row>[] {
  const words = REPORT_WORDS[language].salesTax
  return [
    {
      header: words.month,
      cell: ({ month }) => month,
      words: ({ month }) => periodWords(month, 'long', language),
    },
    { header: words.county, cell: (row) => getCounty(row, words) },
    countColumn(words.parties, ({ parties }) => parties),
    amountColumn(words.taxable, ({ taxableAmount }) => taxableAmount),
    amountColumn(words.exempt, ({ exemptAmount }) => exemptAmount),
    amountColumn(words.state, ({ stateTaxAmount }) => stateTaxAmount),
    amountColumn(words.surtax, ({ surtaxAmount }) => surtaxAmount),
    amountColumn(words.tax, (row) => toDecimal(getTaxCents(row))),
  ]
}

export function SalesTaxReport({ range }: { range: ReportRange }) {
  const words = useWords(REPORT_WORDS).salesTax
  const query = useQuery(apiQuery('/api/admin/reports/sales-tax', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {({ rows, untaxedAmount, ...whole }) => (
        <ReportCard
          title={words.title}
          hint={words.hint}
          range={range}
          fileName="sales-tax"
          columnsIn={columnsIn}
          rows={rows}
          rowKey={(row) => `${row.month} ${row.county ?? ''}`}
          none={words.none}
          isTableOpen
          chart={(summary) => <BarList summary={summary} bars={getBars(rows, words)} />}
        >
          {rows.length > 0 && (
            <>
              <Figures
                figures={[
                  [words.taxable, dollars(whole.taxableAmount)],
                  [words.exempt, dollars(whole.exemptAmount)],
                  [words.state, dollars(whole.stateTaxAmount)],
                  [words.surtax, dollars(whole.surtaxAmount)],
                ]}
              />
              {untaxedAmount !== '0.00' && <p>{words.untaxed(dollars(untaxedAmount))}</p>}
            </>
          )}
        </ReportCard>
      )}
    </ReportResult>
  )
}

function getCounty({ county }: Row, words: Words): string {
  return county ?? words.noCounty
}

function getTaxCents({ stateTaxAmount, surtaxAmount }: Row): number {
  return toCents(stateTaxAmount) + toCents(surtaxAmount)
}

/** Returns the tax of each county over all months. */
function getBars(rows: readonly Row[], words: Words) {
  const counties = new Map<string, number>()
  for (const row of rows) {
    const county = getCounty(row, words)
    counties.set(county, (counties.get(county) ?? 0) + getTaxCents(row))
  }
  return [...counties].map(([county, cents]) => ({
    key: county,
    label: county,
    value: cents,
    words: formatDollars(cents),
  }))
}
