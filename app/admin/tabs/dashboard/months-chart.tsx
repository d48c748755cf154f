import { ChartTable } from '#app/admin/charts/chart-table.tsx'
import { ColumnChart } from '#app/admin/charts/column-chart.tsx'
import { periodWords } from '#app/admin/charts/period-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Table } from '#app/ui/table.tsx'
import type { Overview } from '#contract/overview.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { Panel } from './panel.tsx'

type Month = Overview['months'][number]

/** Revenue as columns and the number of parties over them; the same figures stand in the table below. */
export function MonthsChart({ months }: { months: Month[] | undefined }) {
  return (
    <Panel title="Revenue and Bookings by Month" hint="By the month of the party." isLoading={!months}>
      {months && <ChartTable chart={<Columns months={months} />} table={<Figures months={months} />} />}
    </Panel>
  )
}

function Columns({ months }: { months: Month[] }) {
  const current = partyDayAt(new Date()).slice(0, 7)
  return (
    <ColumnChart
      summary={summaryOf(months)}
      tickWords={(tick) => `$${tick.toLocaleString('en-US')}`}
      columns={months.map(({ month, bookings, revenue }) => ({
        key: month,
        label: periodWords(month, 'short'),
        value: Number(revenue),
        note: bookings > 0 ? String(bookings) : undefined,
        isCurrent: month === current,
      }))}
    />
  )
}

function Figures({ months }: { months: Month[] }) {
  return (
    <Table
      caption="Revenue and bookings by month"
      rows={months}
      rowKey={({ month }) => month}
      columns={[
        { header: 'Month', cell: ({ month }) => periodWords(month, 'long') },
        { header: 'Bookings', cell: ({ bookings }) => bookings, isNumber: true },
        { header: 'Revenue', cell: ({ revenue }) => dollars(revenue), isNumber: true },
      ]}
    />
  )
}

function summaryOf(months: Month[]): string {
  const parts = months.map(
    ({ month, bookings, revenue }) =>
      `${periodWords(month, 'long')}: ${bookings} bookings, ${dollars(revenue)}`,
  )
  return `Bar chart. ${parts.join('; ')}`
}
