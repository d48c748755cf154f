import { useQuery } from '@tanstack/react-query'
import { BarList } from '#app/admin/charts/bar-list.tsx'
import { apiQuery } from '#app/lib/api-query.ts'
import type { LeadTimeReport as LeadTime } from '#contract/reports.ts'
import { leadTimeWords } from '#domain/reports/lead-time.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { countColumn, type ReportColumn } from './report-columns.ts'
import { FRESH, ReportResult } from './report-result.tsx'
import { WORDS } from './report-words.ts'

type Group = LeadTime['groups'][number]

export function LeadTimeReport({ range }: { range: ReportRange }) {
  const query = useQuery(apiQuery('/api/admin/reports/lead-time', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>{(report) => <LeadTimeCard range={range} report={report} />}</ReportResult>
  )
}

function LeadTimeCard({ range, report }: { range: ReportRange; report: LeadTime }) {
  const { groups, medianDays } = report
  const all = groups.reduce((sum, { bookings }) => sum + bookings, 0)
  const percentOf = ({ bookings }: Group) => (all === 0 ? 0 : Math.round((bookings / all) * 100))
  const columns: ReportColumn<Group>[] = [
    { header: WORDS.leadTime.group, cell: ({ fromDays }) => leadTimeWords(fromDays) },
    countColumn(WORDS.leadTime.bookings, ({ bookings }) => bookings),
    { header: WORDS.leadTime.share, cell: percentOf, words: (row) => `${percentOf(row)}%`, isNumber: true },
  ]
  return (
    <ReportCard
      title={WORDS.leadTime.title}
      hint={WORDS.leadTime.hint}
      range={range}
      fileName="lead-time"
      columns={columns}
      rows={all === 0 ? [] : groups}
      rowKey={({ fromDays }) => String(fromDays)}
      none={WORDS.leadTime.none}
      chart={(summary) => (
        <BarList
          summary={summary}
          bars={groups.map((group) => ({
            key: String(group.fromDays),
            label: leadTimeWords(group.fromDays),
            value: group.bookings,
            words: `${group.bookings.toLocaleString('en-US')} (${percentOf(group)}%)`,
          }))}
        />
      )}
    >
      {medianDays !== null && <p>{WORDS.leadTime.median(medianDays)}</p>}
    </ReportCard>
  )
}
