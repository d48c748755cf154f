import { ChartTable } from '#app/admin/kit/charts/chart-table.tsx'
import { ColumnChart } from '#app/admin/kit/charts/column-chart.tsx'
import { formatPeriod } from '#app/admin/kit/charts/format-period.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import type { Overview } from '#contract/operations/overview.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { Panel } from './panel.tsx'

type Month = Overview['months'][number]

/** Revenue as columns with the number of parties above them; the table has the same figures. */
export function MonthsChart({ months }: { months: Month[] | undefined }) {
  const text = useText()
  return (
    <Panel
      title={text('admin.dashboard.months.title')}
      hint={text('admin.dashboard.months.hint')}
      isLoading={!months}
    >
      {months && <ChartTable chart={<Columns months={months} />} table={<Figures months={months} />} />}
    </Panel>
  )
}

function Columns({ months }: { months: Month[] }) {
  const text = useText()
  const current = partyDayAt(new Date()).slice(0, 7)
  return (
    <ColumnChart
      summary={text('admin.dashboard.months.summary', {
        figures: months
          .map(({ month, bookings, revenue }) =>
            text('admin.dashboard.months.figures', {
              month: formatPeriod(month, 'long', text.language),
              bookings,
              revenue,
            }),
          )
          .join('; '),
      })}
      tickWords={(tick) => `$${tick.toLocaleString(text.locale)}`}
      columns={months.map(({ month, bookings, revenue }) => ({
        key: month,
        label: formatPeriod(month, 'short', text.language),
        value: Number(revenue),
        note: bookings > 0 ? String(bookings) : undefined,
        isCurrent: month === current,
      }))}
    />
  )
}

function Figures({ months }: { months: Month[] }) {
  const text = useText()
  return (
    <Table
      caption={text('admin.dashboard.months.caption')}
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        {
          header: text('admin.dashboard.months.month'),
          cell: ({ month }) => formatPeriod(month, 'long', text.language),
        },
        { header: text('admin.dashboard.months.bookings'), cell: ({ bookings }) => bookings, isNumber: true },
        {
          header: text('admin.dashboard.months.revenue'),
          cell: ({ revenue }) => dollars(revenue),
          isNumber: true,
        },
      ]}
    />
  )
}
