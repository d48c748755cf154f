import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { LeadTimeReport as LeadTime } from '#contract/money/reports.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { describeLeadTime } from '#domain/money/reports/lead-time.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { countColumn, percentColumn, type ReportColumn } from './report-columns.ts'
import { ReportResult } from './report-result.tsx'

type Group = LeadTime['groups'][number]

export function LeadTimeReport({ range }: { range: ReportRange }) {
  return (
    <ReportResult query={apiQuery('/api/admin/reports/lead-time', { query: range })}>
      {(report) => <LeadTimeCard range={range} report={report} />}
    </ReportResult>
  )
}

function LeadTimeCard({ range, report }: { range: ReportRange; report: LeadTime }) {
  const text = useText()
  const { groups, medianDays } = report
  const all = groups.reduce((sum, { bookings }) => sum + bookings, 0)
  const getPercent = ({ bookings }: Group) => (all === 0 ? 0 : Math.round((bookings / all) * 100))
  const columnsIn = (of: Text): ReportColumn<Group>[] => [
    { header: of('admin.reports.leadTime.group'), cell: ({ fromDays }) => of(describeLeadTime(fromDays)) },
    countColumn(of('admin.reports.leadTime.bookings'), ({ bookings }) => bookings),
    percentColumn(of('admin.reports.leadTime.share'), getPercent),
  ]
  return (
    <ReportCard
      title={text('admin.reports.leadTime.title')}
      hint={text('admin.reports.leadTime.hint')}
      range={range}
      fileName="lead-time"
      columnsIn={columnsIn}
      rows={all === 0 ? [] : groups}
      rowKey={({ fromDays }) => String(fromDays)}
      none={text('admin.reports.coupons.none')}
      chart={groups.map((group) => ({
        key: String(group.fromDays),
        label: text(describeLeadTime(group.fromDays)),
        value: group.bookings,
        words: `${group.bookings.toLocaleString('en-US')} (${getPercent(group)}%)`,
      }))}
    >
      {medianDays !== null && <p>{text('admin.reports.leadTime.median', { days: medianDays })}</p>}
    </ReportCard>
  )
}
