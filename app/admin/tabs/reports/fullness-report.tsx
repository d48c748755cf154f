import { useQuery } from '@tanstack/react-query'
import { ColumnChart } from '#app/admin/charts/column-chart.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import type { FullnessReport as Fullness } from '#contract/reports.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { periodOf, type ReportRange } from '#domain/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { countColumn, type ReportColumn } from './report-columns.ts'
import { FRESH, ReportResult } from './report-result.tsx'
import { WORDS } from './report-words.ts'

type Period = Fullness['periods'][number]

const COLUMNS: ReportColumn<Period>[] = [
  {
    header: WORDS.fullness.period,
    cell: ({ period }) => period,
    words: ({ period }) => periodWords(period, 'long'),
  },
  countColumn(WORDS.fullness.openDays, ({ openDays }) => openDays),
  countColumn(WORDS.fullness.parties, ({ parties }) => parties),
  countColumn(WORDS.fullness.places, ({ places }) => places),
  { header: WORDS.fullness.share, cell: percentOf, words: (row) => `${percentOf(row)}%`, isNumber: true },
  countColumn(WORDS.fullness.teepees, ({ teepees }) => teepees),
]

export function FullnessReport({ range }: { range: ReportRange }) {
  const today = partyDayAt(new Date())
  const hasNotes = periodOf(range) === 'month'
  const query = useQuery(apiQuery('/api/admin/reports/fullness', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {({ periods }) => (
        <ReportCard
          title={WORDS.fullness.title}
          hint={WORDS.fullness.hint}
          range={range}
          fileName="fullness"
          columns={COLUMNS}
          rows={periods}
          rowKey={({ period }) => period}
          chart={(summary) => (
            <ColumnChart
              summary={summary}
              tickWords={(tick) => `${tick}%`}
              columns={periods.map((row) => ({
                key: row.period,
                label: periodWords(row.period, 'short'),
                value: percentOf(row),
                note: hasNotes && row.parties > 0 ? `${percentOf(row)}%` : undefined,
                isCurrent: today.startsWith(row.period),
              }))}
            />
          )}
        />
      )}
    </ReportResult>
  )
}

function percentOf({ parties, places }: Period): number {
  return places === 0 ? 0 : Math.round((parties / places) * 100)
}
