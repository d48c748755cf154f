import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import type { DryRun } from '#contract/operations/imports.ts'
import styles from './dry-run-result.module.css'

/** Nobody reads more one by one: they fix the file and upload it again. */
const SHOWN_MOST = 100

/** What would be imported, what is already here, and what cannot be imported and why. */
export function DryRunResult({ result: { fits, doubles, refused } }: { result: DryRun }) {
  const text = useText()
  return (
    <section className={styles.result} aria-label={text('admin.imports.result')}>
      <div role="status">
        <ul className={styles.figures}>
          <li data-tone="success">{text('admin.imports.fits', { count: fits })}</li>
          <li>{text('admin.imports.doubles', { count: doubles })}</li>
          <li data-tone={refused.length > 0 ? 'warning' : undefined}>
            {text('admin.imports.refused', { count: refused.length })}
          </li>
        </ul>
      </div>
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
    </section>
  )
}
