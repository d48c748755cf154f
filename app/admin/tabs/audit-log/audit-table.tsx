import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { actorWords, detailWords, subjectWords } from '#app/admin/lists/audit-words.ts'
import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import { Table } from '#app/ui/table.tsx'
import type { AuditEntry } from '#contract/audit.ts'
import styles from './audit-table.module.css'

type AuditTableProps = { entries: AuditEntry[]; onBooking: (id: number) => void }

export function AuditTable({ entries, onBooking }: AuditTableProps) {
  return (
    <Table
      caption="Changes, newest first"
      rows={entries}
      rowKey={(entry) => entry.id}
      columns={[
        {
          header: 'When',
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className={styles.when}>
              {shortDayAndTimeOf(createdAt)}
            </time>
          ),
        },
        { header: 'Who', cell: ({ actor }) => actorWords(actor) },
        { header: 'What', cell: (entry) => <What entry={entry} onBooking={onBooking} /> },
        { header: 'Details', cell: ({ details }) => details && <Details>{detailWords(details)}</Details> },
      ]}
    />
  )
}

function What({ entry, onBooking }: { entry: AuditEntry; onBooking: (id: number) => void }) {
  const { action, subject, subjectId } = entry
  const words = subjectWords(entry)
  if (subject !== 'booking' || subjectId === null || action === 'deleted') return `${words} ${action}`
  return (
    <span>
      <BookingButton id={subjectId} onBooking={onBooking}>
        {words}
      </BookingButton>{' '}
      {action}
    </span>
  )
}

/** About two lines of a table. */
const SHORT = 140

/** Rewritten descriptions are long: the beginning tells which one it was. */
function Details({ children: words }: { children: string }) {
  if (words.length <= SHORT) return <span className={styles.details}>{words}</span>
  return (
    <details className={styles.details}>
      <summary>{words.slice(0, SHORT)}…</summary>
      {words}
    </details>
  )
}
