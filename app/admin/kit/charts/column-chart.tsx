import { Row } from '#app/ui/layout.tsx'
import { chartScale } from './chart-scale.ts'
import styles from './column-chart.module.css'

type Column = {
  key: string
  /** Shown under the column; some are skipped if there are many. */
  label: string
  /** Negative values are drawn as zero: the table has the figure. */
  value: number
  /** Shown above the column. */
  note?: string | undefined
  isCurrent?: boolean
}

type ColumnChartProps = {
  /** All figures as text, for screen readers. */
  summary: string
  columns: readonly Column[]
  tickWords: (value: number) => string
}

const HEIGHT = 240
const BOTTOM = 36
const TOP = 24
/** Where the axis ends and the columns begin, in pixels. */
const AXIS = 60
/** How many labels fit side by side on a phone. */
const LABELS_MOST = 12

/** Columns over time. The chart takes the available width without scaling its text. */
export function ColumnChart({ summary, columns, tickWords }: ColumnChartProps) {
  const { top, ticks } = chartScale(Math.max(0, ...columns.map(({ value }) => value)))
  const getY = (value: number) => HEIGHT - BOTTOM - (Math.max(0, value) / top) * (HEIGHT - BOTTOM - TOP)
  return (
    <Row role="img" aria-label={summary} gap={0} align="stretch" wraps={false}>
      <svg width={AXIS} height={HEIGHT} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x={AXIS - 8} y={getY(tick) + 4} textAnchor="end" className={styles.label}>
            {tickWords(tick)}
          </text>
        ))}
      </svg>
      <svg height={HEIGHT} aria-hidden="true" className={styles.plot}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={getY(tick)} y2={getY(tick)} className={styles.rule} />
        ))}
        {columns.map((column, place) => (
          <Bar key={column.key} {...{ column, place, getY }} many={columns.length} />
        ))}
      </svg>
    </Row>
  )
}

type BarProps = { column: Column; place: number; many: number; getY: (value: number) => number }

function Bar({ column: { label, value, note, isCurrent }, place: index, many, getY }: BarProps) {
  const step = 100 / many
  const everyLabel = Math.ceil(many / LABELS_MOST)
  return (
    <g data-current={isCurrent} data-odd={(index / everyLabel) % 2 === 1} className={styles.column}>
      <rect
        x={`${step * (index + 0.19)}%`}
        y={getY(value)}
        width={`${step * 0.62}%`}
        height={HEIGHT - BOTTOM - getY(value)}
        rx={many > LABELS_MOST ? 2 : 6}
      />
      {note !== undefined && (
        <text x={`${step * (index + 0.5)}%`} y={getY(value) - 7} textAnchor="middle" className={styles.note}>
          {note}
        </text>
      )}
      {index % everyLabel === 0 && (
        <text
          x={`${step * (index + 0.5)}%`}
          y={HEIGHT - BOTTOM + 20}
          textAnchor="middle"
          className={styles.label}
        >
          {label}
        </text>
      )}
    </g>
  )
}
