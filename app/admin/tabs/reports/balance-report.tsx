import { useQuery } from '@tanstack/react-query'
import { ColumnChart } from '#app/admin/charts/column-chart.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import type { BalanceReport as Balances } from '#contract/reports.ts'
import { periodOf, periodsOf, type ReportRange } from '#domain/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountColumn, countColumn, type ReportColumn } from './report-columns.ts'
import { Figures, FRESH, ReportResult } from './report-result.tsx'
import { WORDS } from './report-words.ts'

type Day = Balances['days'][number]

const COLUMNS: ReportColumn<Day>[] = [
  {
    header: WORDS.balances.day,
    cell: ({ bookingDate }) => bookingDate,
    words: ({ bookingDate }) => periodWords(bookingDate, 'long'),
  },
  countColumn(WORDS.balances.bookings, ({ bookings }) => bookings),
  amountColumn(WORDS.balances.owed, ({ owedAmount }) => owedAmount),
  amountColumn(WORDS.balances.overdue, ({ overdueAmount }) => overdueAmount),
]

export function BalanceReport({ range }: { range: ReportRange }) {
  const query = useQuery(apiQuery('/api/admin/reports/balances', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {({ days, owedAmount, overdueAmount }) => (
        <ReportCard
          title={WORDS.balances.title}
          hint={WORDS.balances.hint}
          range={range}
          fileName="balances"
          columns={COLUMNS}
          rows={days}
          rowKey={({ bookingDate }) => bookingDate}
          none={WORDS.balances.none}
          chart={(summary) => (
            <ColumnChart
              summary={summary}
              tickWords={(tick) => `$${tick.toLocaleString('en-US')}`}
              columns={periodsOf(range).map((period) => ({
                key: period,
                label: periodWords(period, 'short'),
                value: owedIn(period, range, days),
              }))}
            />
          )}
        >
          <Figures
            figures={[
              [WORDS.balances.owed, dollars(owedAmount)],
              [WORDS.balances.overdue, dollars(overdueAmount)],
            ]}
          />
        </ReportCard>
      )}
    </ReportResult>
  )
}

/** For the drawing alone; the sums come from the server. */
function owedIn(period: string, range: ReportRange, days: readonly Day[]): number {
  const length = periodOf(range) === 'day' ? 'yyyy-MM-dd'.length : 'yyyy-MM'.length
  return days
    .filter(({ bookingDate }) => bookingDate.slice(0, length) === period)
    .reduce((sum, { owedAmount }) => sum + Number(owedAmount), 0)
}
