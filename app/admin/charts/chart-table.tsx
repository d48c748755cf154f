import type { ReactNode } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import styles from './chart-table.module.css'
import { CHART_WORDS } from './chart-words.ts'

type ChartTableProps = { chart: ReactNode; table: ReactNode; isOpen?: boolean }

/** A chart, with a table of the same figures behind it. */
export function ChartTable({ chart, table, isOpen = false }: ChartTableProps) {
  return (
    <figure className={styles.figure}>
      {chart}
      <details open={isOpen} className={styles.details}>
        <summary>{useWords(CHART_WORDS).showTable}</summary>
        {table}
      </details>
    </figure>
  )
}
