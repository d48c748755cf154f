import type { ReactNode } from 'react'
import { ChartTable } from '#app/admin/charts/chart-table.tsx'
import { SettingsCard } from '#app/admin/forms/settings-card.tsx'
import { saveCsv } from '#app/lib/save-csv.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ReportRange } from '#domain/reports/report-range.ts'
import styles from './report-card.module.css'
import { csvOf, type ReportColumn, summaryOf, tableColumns } from './report-columns.ts'
import { WORDS } from './report-words.ts'

type ReportCardProps<Row> = {
  title: string
  hint: string
  range: ReportRange
  /** The beginning of the file's name. */
  fileName: string
  columns: ReportColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Said instead of a chart without anything on it. */
  none?: string
  /** Given the figures in words. */
  chart: (summary: string) => ReactNode
  /** Where the table is what people come for. */
  isTableOpen?: boolean
  /** More about the figures, over the chart. */
  children?: ReactNode
}

/** One report: its chart, the table behind it, and the same rows as a file. */
export function ReportCard<Row>(props: ReportCardProps<Row>) {
  const { title, hint, range, fileName, columns, rows, rowKey, none, chart, isTableOpen } = props
  const isEmpty = none !== undefined && rows.length === 0
  const table = <Table caption={title} rows={rows} rowKey={rowKey} columns={tableColumns(columns)} />
  return (
    <SettingsCard
      title={title}
      hint={hint}
      action={
        !isEmpty && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${WORDS.download}: ${title}`}
            onClick={() => saveCsv(`${fileName}-${range.from}-${range.to}.csv`, [csvOf(columns, rows)])}
          >
            <Icon name="download" />
            {WORDS.download}
          </Button>
        )
      }
    >
      {props.children}
      {isEmpty && <p className={styles.none}>{none}</p>}
      {!isEmpty && (
        <ChartTable chart={chart(summaryOf(columns, rows))} table={table} isOpen={isTableOpen ?? false} />
      )}
    </SettingsCard>
  )
}
