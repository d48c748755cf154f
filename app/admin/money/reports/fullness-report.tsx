import { ColumnChart } from '#app/admin/kit/charts/column-chart.tsx'
import { formatPeriod } from '#app/admin/kit/charts/format-period.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { FullnessReport as Fullness } from '#contract/money/reports.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { type ReportRange, toPeriod } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { countColumn, percentColumn, periodColumn, type ReportColumn } from './report-columns.ts'
import { ReportResult } from './report-result.tsx'

type Period = Fullness['periods'][number]

function columnsIn(text: Text): ReportColumn<Period>[] {
  return [
    periodColumn(text('admin.reports.fullness.period'), text, ({ period }) => period),
    countColumn(text('admin.reports.fullness.openDays'), ({ openDays }) => openDays),
    countColumn(text('admin.reports.fullness.parties'), ({ parties }) => parties),
    countColumn(text('admin.reports.fullness.places'), ({ places }) => places),
    percentColumn(text('admin.reports.fullness.share'), getPercent),
    countColumn(text('admin.reports.fullness.teepees'), ({ teepees }) => teepees),
  ]
}

export function FullnessReport({ range }: { range: ReportRange }) {
  const text = useText()
  const today = partyDayAt(new Date())
  const hasNotes = toPeriod(range) === 'month'
  return (
    <ReportResult query={apiQuery('/api/admin/reports/fullness', { query: range })}>
      {({ periods }) => (
        <ReportCard
          title={text('admin.reports.fullness.title')}
          hint={text('admin.reports.fullness.hint')}
          range={range}
          fileName="fullness"
          columnsIn={columnsIn}
          rows={periods}
          rowKey={({ period }) => period}
          chart={(summary) => (
            <ColumnChart
              summary={summary}
              tickWords={(tick) => `${tick}%`}
              columns={periods.map((row) => ({
                key: row.period,
                label: formatPeriod(row.period, 'short', text.language),
                value: getPercent(row),
                note: hasNotes && row.parties > 0 ? `${getPercent(row)}%` : undefined,
                isCurrent: today.startsWith(row.period),
              }))}
            />
          )}
        />
      )}
    </ReportResult>
  )
}

function getPercent({ parties, places }: Period): number {
  return places === 0 ? 0 : Math.round((parties / places) * 100)
}
