import { Stack, Text } from '#app/ui/layout.tsx'
import styles from './bar-list.module.css'

export type Bar = {
  key: string
  label: string
  /** Negative values are drawn as zero: the text beside the bar has the figure. */
  value: number
  words: string
}

type BarListProps = {
  /** All figures as text, for screen readers. */
  summary: string
  bars: readonly Bar[]
}

/** Horizontal bars, for categories rather than time. */
export function BarList({ summary, bars }: BarListProps) {
  const largest = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <Stack role="img" aria-label={summary} gap={3}>
      {bars.map(({ key, label, value, words }) => (
        <div key={key} className={styles.bar}>
          <Text as="span" breaksWords>
            {label}
          </Text>
          <svg height={BAR} aria-hidden="true" className={styles.track}>
            <rect width="100%" height={BAR} rx={BAR / 2} className={styles.ground} />
            <rect width={getWidth(value, largest)} height={BAR} rx={BAR / 2} className={styles.length} />
          </svg>
          <span className={styles.words}>{words}</span>
        </div>
      ))}
    </Stack>
  )
}

const BAR = 12

function getWidth(value: number, largest: number): string {
  return largest > 0 ? `${(Math.max(0, value) / largest) * 100}%` : '0'
}
