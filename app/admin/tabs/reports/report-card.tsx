import type { ReactNode } from 'react'
import { ChartTable } from '#app/admin/charts/chart-table.tsx'
import { SettingsCard } from '#app/admin/forms/settings/settings-card.tsx'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ReportRange } from '#domain/reports/report-range.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import styles from './report-card.module.css'
import { type ReportColumn, tableColumns, toCsv, toSummary } from './report-columns.ts'
import { REPORT_WORDS } from './report-words.ts'

type ReportCardProps<Row> = {
  title: string
  hint: string
  range: ReportRange
  /** The prefix of the file's name. */
  fileName: string
  /** The table's headings are in the page's language; files have the English ones, which programs read. */
  columnsIn: (language: Language) => ReportColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Shown instead of an empty chart. */
  none?: string
  /** Renders the chart, with the figures in words. */
  chart: (summary: string) => ReactNode
  /** For reports in which the table is the main content. */
  isTableOpen?: boolean
  /** Further figures, above the chart. */
  children?: ReactNode
}

/** One report: its chart, the table behind it, and the same rows as a file. */
export function ReportCard<Row>(props: ReportCardProps<Row>) {
  const { title, hint, range, fileName, columnsIn, rows, rowKey, none, chart, isTableOpen } = props
  const words = useWords(REPORT_WORDS)
  const columns = columnsIn(useLanguage())
  const isEmpty = none !== undefined && rows.length === 0
  const save = () =>
    saveCsv(`${fileName}-${range.from}-${range.to}.csv`, [toCsv(columnsIn(DEFAULT_LANGUAGE), rows)])
  const table = <Table caption={title} rows={rows} rowKey={rowKey} columns={tableColumns(columns)} />
  return (
    <SettingsCard
      title={title}
      hint={hint}
      action={
        !isEmpty && (
          <Button variant="secondary" size="sm" aria-label={`${words.download}: ${title}`} onClick={save}>
            <Icon name="download" />
            {words.download}
          </Button>
        )
      }
    >
      {props.children}
      {isEmpty && <p className={styles.none}>{none}</p>}
      {!isEmpty && (
        <ChartTable
          chart={chart(toSummary(columns, rows, words))}
          table={table}
          isOpen={isTableOpen ?? false}
        />
      )}
    </SettingsCard>
  )
}
