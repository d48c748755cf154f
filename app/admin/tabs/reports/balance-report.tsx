import { useQuery } from '@tanstack/react-query'
import { ColumnChart } from '#app/admin/charts/column-chart.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import type { BalanceReport as Balances } from '#contract/money/reports.ts'
import { listPeriods, type ReportRange, toPeriod } from '#domain/reports/report-range.ts'
import type { Language } from '#domain/text/language.ts'
import { ReportCard } from './report-card.tsx'
import { amountColumn, countColumn, type ReportColumn } from './report-columns.ts'
import { Figures, FRESH, ReportResult } from './report-result.tsx'
import { REPORT_WORDS } from './report-words.ts'

type Day = Balances['days'][number]

function columnsIn(language: Language): ReportColumn<Day>[] {
  const words = REPORT_WORDS[language].balances
  return [
    {
      header: words.day,
      cell: ({ bookingDate }) => bookingDate,
      words: ({ bookingDate }) => periodWords(bookingDate, 'long', language),
    },
    countColumn(words.bookings, ({ bookings }) => bookings),
    amountColumn(words.owed, ({ owedAmount }) => owedAmount),
    amountColumn(words.overdue, ({ overdueAmount }) => overdueAmount),
  ]
}

export function BalanceReport({ range }: { range: ReportRange }) {
  const words = useWords(REPORT_WORDS).balances
  const language = useLanguage()
  const query = useQuery(apiQuery('/api/admin/reports/balances', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {({ days, owedAmount, overdueAmount }) => (
        <ReportCard
          title={words.title}
          hint={words.hint}
          range={range}
          fileName="balances"
          columnsIn={columnsIn}
          rows={days}
          rowKey={({ bookingDate }) => bookingDate}
          none={words.none}
          chart={(summary) => (
            <ColumnChart
              summary={summary}
              tickWords={(tick) => `$${tick.toLocaleString('en-US')}`}
              columns={listPeriods(range).map((period) => ({
                key: period,
                label: periodWords(period, 'short', language),
                value: owedIn(period, range, days),
              }))}
            />
          )}
        >
          <Figures
            figures={[
              [words.owed, dollars(owedAmount)],
              [words.overdue, dollars(overdueAmount)],
            ]}
          />
        </ReportCard>
      )}
    </ReportResult>
  )
}

/** For the drawing alone; the sums come from the server. */
function owedIn(period: string, range: ReportRange, days: readonly Day[]): number {
  const length = toPeriod(range) === 'day' ? 'yyyy-MM-dd'.length : 'yyyy-MM'.length
  return days
    .filter(({ bookingDate }) => bookingDate.slice(0, length) === period)
    .reduce((sum, { owedAmount }) => sum + Number(owedAmount), 0)
}
