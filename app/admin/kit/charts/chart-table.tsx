import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import styles from './chart-table.module.css'

type ChartTableProps = { chart: ReactNode; table: ReactNode; isOpen?: boolean }

/** A chart, with a table of the same figures behind it. */
export function ChartTable({ chart, table, isOpen = false }: ChartTableProps) {
  const text = useText()
  return (
    <Stack as="figure" gap={3}>
      {chart}
      <details open={isOpen} className={styles.details}>
        <summary>{text('admin.charts.showTable')}</summary>
        {table}
      </details>
    </Stack>
  )
}
