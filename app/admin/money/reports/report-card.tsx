import type { ReactNode } from 'react'
import { type Bar, BarList } from '#app/admin/kit/charts/bar-list.tsx'
import { ChartTable } from '#app/admin/kit/charts/chart-table.tsx'
import { SettingsCard } from '#app/admin/kit/forms/settings/settings-card.tsx'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { loadEnglish } from '#app/admin/parts/lists/load-english.ts'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Text as TextOf } from '#domain/foundation/messages/text.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { type ReportColumn, tableColumns, toCsv, toSummary } from './report-columns.ts'

type ReportCardProps<Row> = {
  title: string
  hint: string
  range: ReportRange
  /** The prefix of the file name. */
  fileName: string
  /** The table's headings are in the page's language; files have the English ones, which programs rely on. */
  columnsIn: (text: TextOf) => ReportColumn<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Shown instead of an empty chart. */
  none?: string
  /** Bars, or another chart, which has the figures in words. */
  chart: readonly Bar[] | ((summary: string) => ReactNode)
  /** For reports whose main content is the table. */
  isTableOpen?: boolean
  /** Further figures, above the chart. */
  children?: ReactNode
}

/** One report: its chart, the table behind it, and the same rows as a file. */
export function ReportCard<Row>(props: ReportCardProps<Row>) {
  const { title, hint, range, fileName, columnsIn, rows, rowKey, none, chart, isTableOpen } = props
  const text = useText()
  const columns = columnsIn(text)
  const isEmpty = none !== undefined && rows.length === 0
  const { mutate: save, isPending: isSaving } = useSingleMutation({
    mutationFn: loadEnglish,
    onSuccess: (english) =>
      saveCsv(`${fileName}-${range.from}-${range.to}.csv`, [toCsv(columnsIn(english.text), rows)]),
  })
  const summary = toSummary(columns, rows, text)
  const table = <Table caption={title} rows={rows} rowKey={rowKey} columns={tableColumns(columns)} />
  return (
    <SettingsCard
      title={title}
      hint={hint}
      action={
        !isEmpty && (
          <RowButton
            label={text('admin.reports.download')}
            icon="download"
            variant="secondary"
            name={text('admin.reports.downloadNamed', { report: title })}
            isBusy={isSaving}
            onClick={() => save()}
          />
        )
      }
    >
      {props.children}
      {isEmpty && <Text tone="soft">{none}</Text>}
      {!isEmpty && (
        <ChartTable
          chart={typeof chart === 'function' ? chart(summary) : <BarList summary={summary} bars={chart} />}
          table={table}
          isOpen={isTableOpen ?? false}
        />
      )}
    </SettingsCard>
  )
}
