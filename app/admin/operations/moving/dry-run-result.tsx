import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { DryRun } from '#contract/operations/imports.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import styles from './dry-run-result.module.css'

/** Nobody reads more one by one: they fix the file and upload it again. */
const SHOWN_MOST = 100

/** What would be imported, what is already here, and what cannot be imported and why. */
export function DryRunResult({ result: { fits, doubles, refused, changes } }: { result: DryRun }) {
  const text = useText()
  return (
    <Stack as="section" aria-label={text('admin.imports.result')}>
      <div role="status">
        <Row as="ul" role="list" align="stretch" gap={3} className={styles.figures}>
          <li data-tone="success">{text('admin.imports.fits', { count: fits })}</li>
          <li>{text('admin.imports.doubles', { count: doubles })}</li>
          <li data-tone={refused.length > 0 ? 'warning' : undefined}>
            {text('admin.imports.refused', { count: refused.length })}
          </li>
        </Row>
      </div>
      {changes.length > 0 && (
        <Stack gap={2} className={styles.changes}>
          <h3>{text('admin.imports.changed')}</h3>
          <ul>
            {changes.map(({ code, count, rows, sentence }) => (
              <li key={code}>
                {sentence}
                {rows.length > 0 && <span>{describeRows(text, rows, count)}</span>}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {refused.length > 0 && (
        <Table
          caption={text('admin.imports.refusedRows')}
          rows={refused.slice(0, SHOWN_MOST)}
          rowKey={({ row }) => row}
          columns={[
            { header: text('admin.imports.row'), cell: ({ row }) => row },
            { header: text('admin.imports.why'), cell: ({ sentence }) => sentence, isFreeText: true },
          ]}
        />
      )}
      {refused.length > SHOWN_MOST && (
        <p>{text('admin.imports.moreRefused', { count: refused.length - SHOWN_MOST })}</p>
      )}
    </Stack>
  )
}

/** More numbers than this are not looked up one by one. */
const ROWS_NAMED_MOST = 5

function describeRows(text: Text, rows: readonly number[], count: number): string {
  const named = rows.slice(0, ROWS_NAMED_MOST).join(', ')
  const more = count - Math.min(rows.length, ROWS_NAMED_MOST)
  return more > 0
    ? text('admin.imports.changedRowsAndMore', { rows: named, more })
    : text('admin.imports.changedRows', { rows: named, count: rows.length })
}
