import { ColumnChart } from '#app/admin/kit/charts/column-chart.tsx'
import { formatPeriod } from '#app/admin/kit/charts/format-period.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { RevenueReport as Revenue } from '#contract/money/reports.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountBar, moneyColumns, periodColumn, type ReportColumn } from './report-columns.ts'
import { Figures, ReportResult } from './report-result.tsx'

type Period = Revenue['periods'][number]
type Item = Revenue['items'][number]
type Zip = Revenue['zips'][number]

function periodColumnsIn(text: Text): ReportColumn<Period>[] {
  return [
    periodColumn(text('admin.reports.revenue.period'), text, ({ period }) => period),
    ...moneyColumns<Period>(text),
  ]
}

function itemColumnsIn(text: Text): ReportColumn<Item>[] {
  return [
    { header: text('admin.reports.revenue.kind'), cell: ({ kind }) => text(`admin.reports.kinds.${kind}`) },
    { header: text('admin.reports.revenue.name'), cell: ({ name }) => name ?? '' },
    ...moneyColumns<Item>(text),
  ]
}

function zipColumnsIn(text: Text): ReportColumn<Zip>[] {
  return [
    {
      header: text('admin.reports.revenue.zip'),
      cell: ({ zipCode }) => zipCode ?? text('admin.reports.kinds.unbooked'),
    },
    ...moneyColumns<Zip>(text),
  ]
}

/** The number of ZIP codes in the chart; the table has all. */
const ZIPS_DRAWN = 10

export function RevenueReport({ range }: { range: ReportRange }) {
  const text = useText()
  return (
    <ReportResult query={apiQuery('/api/admin/reports/revenue', { query: range })}>
      {(revenue) => (
        <>
          <OverTime range={range} revenue={revenue} />
          <ReportCard
            title={text('admin.reports.revenue.items')}
            hint={text('admin.reports.revenue.itemsHint')}
            range={range}
            fileName="revenue-by-item"
            columnsIn={itemColumnsIn}
            rows={revenue.items}
            rowKey={toItemKey}
            none={text('admin.journal.none')}
            chart={revenue.items.map((item) =>
              amountBar(
                item.name ?? text(`admin.reports.kinds.${item.kind}`),
                item.netAmount,
                toItemKey(item),
              ),
            )}
          />
          <ReportCard
            title={text('admin.reports.revenue.zips')}
            hint={text('admin.reports.revenue.zipsHint')}
            range={range}
            fileName="revenue-by-zip"
            columnsIn={zipColumnsIn}
            rows={revenue.zips}
            rowKey={({ zipCode }) => zipCode ?? ''}
            none={text('admin.journal.none')}
            chart={revenue.zips
              .slice(0, ZIPS_DRAWN)
              .map(({ zipCode, netAmount }) =>
                amountBar(zipCode ?? text('admin.reports.kinds.unbooked'), netAmount),
              )}
          />
        </>
      )}
    </ReportResult>
  )
}

function OverTime({ range, revenue }: { range: ReportRange; revenue: Revenue }) {
  const text = useText()
  const today = partyDayAt(new Date())
  return (
    <ReportCard
      title={text('admin.reports.revenue.time')}
      hint={text('admin.reports.revenue.timeHint')}
      range={range}
      fileName="revenue"
      columnsIn={periodColumnsIn}
      rows={revenue.periods}
      rowKey={({ period }) => period}
      chart={(summary) => (
        <ColumnChart
          summary={summary}
          tickWords={(tick) => `$${tick.toLocaleString('en-US')}`}
          columns={revenue.periods.map(({ period, netAmount }) => ({
            key: period,
            label: formatPeriod(period, 'short', text.language),
            value: Number(netAmount),
            isCurrent: today.startsWith(period),
          }))}
        />
      )}
    >
      <Figures
        figures={[
          [text('admin.reports.money.taken'), dollars(revenue.takenAmount)],
          [text('admin.reports.money.back'), dollars(revenue.backAmount)],
          [text('admin.reports.money.net'), dollars(revenue.netAmount)],
        ]}
      />
    </ReportCard>
  )
}

function toItemKey({ kind, name }: Item): string {
  return `${kind} ${name ?? ''}`
}
