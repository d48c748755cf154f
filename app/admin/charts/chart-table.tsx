import type { ReactNode } from 'react'
import styles from './chart-table.module.css'

/** A chart, with the table behind it that has the same figures. */
export function ChartTable({ chart, table }: { chart: ReactNode; table: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {chart}
      <details className={styles.details}>
        <summary>Show as a table</summary>
        {table}
      </details>
    </figure>
  )
}
