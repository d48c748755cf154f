import { dollars } from '#app/lib/dollars.ts'
import { Table } from '#app/ui/table.tsx'
import type { Overview } from '#contract/overview.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { chartScale } from './chart-scale.ts'
import styles from './months-chart.module.css'
import { Panel } from './panel.tsx'

type Month = Overview['months'][number]

const WIDTH = 720
const HEIGHT = 240
const LEFT = 56
const BOTTOM = 44
const TOP = 24

/** Revenue as bars and the number of parties over them; the same figures stand in the table below. */
export function MonthsChart({ months }: { months: Month[] | undefined }) {
  return (
    <Panel title="Revenue and Bookings by Month" hint="By the month of the party." isLoading={!months}>
      {months && (
        <figure className={styles.figure}>
          <Bars months={months} />
          <details className={styles.details}>
            <summary>Show as a table</summary>
            <Table
              caption="Revenue and bookings by month"
              rows={months}
              rowKey={({ month }) => month}
              columns={[
                { header: 'Month', cell: ({ month }) => monthWords(month, 'long') },
                { header: 'Bookings', cell: ({ bookings }) => bookings, isNumber: true },
                { header: 'Revenue', cell: ({ revenue }) => dollars(revenue), isNumber: true },
              ]}
            />
          </details>
        </figure>
      )}
    </Panel>
  )
}

function Bars({ months }: { months: Month[] }) {
  const { top, ticks } = chartScale(Math.max(...months.map(({ revenue }) => Number(revenue))))
  const current = partyDayAt(new Date()).slice(0, 7)
  const step = (WIDTH - LEFT) / months.length
  const yOf = (amount: number) => HEIGHT - BOTTOM - (amount / top) * (HEIGHT - BOTTOM - TOP)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={summaryOf(months)}
      className={styles.chart}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH} y1={yOf(tick)} y2={yOf(tick)} className={styles.rule} />
          <text x={LEFT - 8} y={yOf(tick) + 4} textAnchor="end" className={styles.label}>
            ${tick.toLocaleString('en-US')}
          </text>
        </g>
      ))}
      {months.map(({ month, bookings, revenue }, index) => {
        const middle = LEFT + step * (index + 0.5)
        const y = yOf(Number(revenue))
        return (
          <g key={month} data-current={month === current} className={styles.month}>
            <rect x={middle - step * 0.31} y={y} width={step * 0.62} height={HEIGHT - BOTTOM - y} rx={6} />
            {bookings > 0 && (
              <text x={middle} y={y - 7} textAnchor="middle" className={styles.count}>
                {bookings}
              </text>
            )}
            <text x={middle} y={HEIGHT - BOTTOM + 20} textAnchor="middle" className={styles.label}>
              {monthWords(month, 'short')}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function summaryOf(months: Month[]): string {
  const parts = months.map(
    ({ month, bookings, revenue }) =>
      `${monthWords(month, 'long')}: ${bookings} bookings, ${dollars(revenue)}`,
  )
  return `Bar chart. ${parts.join('; ')}`
}

function monthWords(month: string, length: 'short' | 'long'): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  return date.toLocaleDateString('en-US', {
    month: length,
    timeZone: 'UTC',
    ...(length === 'long' ? { year: 'numeric' } : {}),
  })
}
