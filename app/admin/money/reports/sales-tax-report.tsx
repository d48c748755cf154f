import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { SalesTaxReport as SalesTax } from '#contract/money/reports.ts'
import { toCents } from '#contract/wire/decimal.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountBar, amountColumn, countColumn, periodColumn, type ReportColumn } from './report-columns.ts'
import { Figures, ReportResult } from './report-result.tsx'

type CountyTax = SalesTax['rows'][number]

function columnsIn(text: Text): ReportColumn<CountyTax>[] {
  return [
    periodColumn(text('admin.reports.salesTax.month'), text, ({ month }) => month),
    { header: text('admin.reports.salesTax.county'), cell: (row) => getCounty(row, text) },
    countColumn(text('admin.reports.salesTax.parties'), ({ parties }) => parties),
    amountColumn(text('admin.reports.salesTax.taxable'), ({ taxableAmount }) => taxableAmount),
    amountColumn(text('admin.reports.salesTax.exempt'), ({ exemptAmount }) => exemptAmount),
    amountColumn(text('admin.reports.salesTax.state'), ({ stateTaxAmount }) => stateTaxAmount),
    amountColumn(text('admin.reports.salesTax.surtax'), ({ surtaxAmount }) => surtaxAmount),
    amountColumn(text('admin.reports.salesTax.tax'), (row) => toDecimal(getTaxCents(row))),
  ]
}

export function SalesTaxReport({ range }: { range: ReportRange }) {
  const text = useText()
  return (
    <ReportResult query={apiQuery('/api/admin/reports/sales-tax', { query: range })}>
      {({ rows, untaxedAmount, ...whole }) => (
        <ReportCard
          title={text('admin.reports.salesTax.title')}
          hint={text('admin.reports.salesTax.hint')}
          range={range}
          fileName="sales-tax"
          columnsIn={columnsIn}
          rows={rows}
          rowKey={(row) => `${row.month} ${row.county ?? ''}`}
          none={text('admin.reports.salesTax.none')}
          isTableOpen
          chart={getBars(rows, text)}
        >
          {rows.length > 0 && (
            <>
              <Figures
                figures={[
                  [text('admin.reports.salesTax.taxable'), dollars(whole.taxableAmount)],
                  [text('admin.reports.salesTax.exempt'), dollars(whole.exemptAmount)],
                  [text('admin.reports.salesTax.state'), dollars(whole.stateTaxAmount)],
                  [text('admin.reports.salesTax.surtax'), dollars(whole.surtaxAmount)],
                ]}
              />
              {untaxedAmount !== '0.00' && (
                <p>{text('admin.reports.salesTax.untaxed', { amount: dollars(untaxedAmount) })}</p>
              )}
            </>
          )}
        </ReportCard>
      )}
    </ReportResult>
  )
}

function getCounty({ county }: CountyTax, text: Text): string {
  return county ?? text('admin.reports.salesTax.noCounty')
}

function getTaxCents({ stateTaxAmount, surtaxAmount }: CountyTax): number {
  return toCents(stateTaxAmount) + toCents(surtaxAmount)
}

/** Returns the tax of each county over all months. */
function getBars(rows: readonly CountyTax[], text: Text) {
  const counties = new Map<string, number>()
  for (const row of rows) {
    const county = getCounty(row, text)
    counties.set(county, (counties.get(county) ?? 0) + getTaxCents(row))
  }
  return [...counties].map(([county, cents]) => amountBar(county, toDecimal(cents)))
}
