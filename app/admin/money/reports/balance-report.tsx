import { ColumnChart } from '#app/admin/kit/charts/column-chart.tsx'
import { formatPeriod } from '#app/admin/kit/charts/format-period.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { BalanceReport as Balances } from '#contract/money/reports.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { listPeriods, type ReportRange, toPeriod } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountColumn, countColumn, periodColumn, type ReportColumn } from './report-columns.ts'
import { Figures, ReportResult } from './report-result.tsx'

type Day = Balances['days'][number]

function columnsIn(text: Text): ReportColumn<Day>[] {
  return [
    periodColumn(text('admin.reports.balances.day'), text, ({ bookingDate }) => bookingDate),
    countColumn(text('admin.reports.balances.bookings'), ({ bookings }) => bookings),
    amountColumn(text('admin.reports.balances.owed'), ({ owedAmount }) => owedAmount),
    amountColumn(text('admin.reports.balances.overdue'), ({ overdueAmount }) => overdueAmount),
  ]
}

export function BalanceReport({ range }: { range: ReportRange }) {
  const text = useText()
  return (
    <ReportResult query={apiQuery('/api/admin/reports/balances', { query: range })}>
      {({ days, owedAmount, overdueAmount }) => (
        <ReportCard
          title={text('admin.reports.balances.title')}
          hint={text('admin.reports.balances.hint')}
          range={range}
          fileName="balances"
          columnsIn={columnsIn}
          rows={days}
          rowKey={({ bookingDate }) => bookingDate}
          none={text('admin.reports.balances.none')}
          chart={(summary) => (
            <ColumnChart
              summary={summary}
              tickWords={(tick) => `$${tick.toLocaleString('en-US')}`}
              columns={listPeriods(range).map((period) => ({
                key: period,
                label: formatPeriod(period, 'short', text.language),
                value: owedIn(period, range, days),
              }))}
            />
          )}
        >
          <Figures
            figures={[
              [text('admin.reports.balances.owed'), dollars(owedAmount)],
              [text('admin.reports.balances.overdue'), dollars(overdueAmount)],
            ]}
          />
        </ReportCard>
      )}
    </ReportResult>
  )
}

/** For the chart only; the sums come from the server. */
function owedIn(period: string, range: ReportRange, days: readonly Day[]): number {
  const length = toPeriod(range) === 'day' ? 'yyyy-MM-dd'.length : 'yyyy-MM'.length
  return days
    .filter(({ bookingDate }) => bookingDate.slice(0, length) === period)
    .reduce((sum, { owedAmount }) => sum + Number(owedAmount), 0)
}
