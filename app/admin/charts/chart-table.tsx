import type { ReactNode } from 'react'
import styles from './chart-table.module.css'

type ChartTableProps = { chart: ReactNode; table: ReactNode; isOpen?: boolean }

/** A chart, with the table behind it that has the same figures. */
export function ChartTable({ chart, table, isOpen = false }: ChartTableProps) {
  return (
    <figure className={styles.figure}>
      {chart}
      <details open={isOpen} className={styles.details}>
        <summary>Show as a table</summary>
        {table}
      </details>
    </figure>
  )
}
