import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { actorWords, subjectWords } from '#app/admin/lists/audit-words.ts'
import { getBeginning, ToldDetails } from '#app/admin/lists/told-details.tsx'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Table } from '#app/ui/display/table.tsx'
import type { AuditEntry } from '#contract/operations/audit.ts'
import styles from './audit-table.module.css'
import { doneWords } from './done-words.ts'

type AuditTableProps = { entries: AuditEntry[]; onBooking: (id: number) => void }

export function AuditTable({ entries, onBooking }: AuditTableProps) {
  const say = useText()
  const language = useLanguage()
  return (
    <Table
      caption={say('admin.auditLog.caption')}
      rows={entries}
      rowKey={(entry) => entry.id}
      columns={[
        {
          header: say('admin.auditLog.when'),
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className={styles.when}>
              {formatShortDayAndTime(createdAt, language)}
            </time>
          ),
        },
        { header: say('admin.auditLog.who'), cell: ({ actor }) => actorWords(actor, say) },
        { header: say('admin.auditLog.what'), cell: (entry) => <What entry={entry} onBooking={onBooking} /> },
        {
          header: say('admin.auditLog.details'),
          cell: ({ told }) => told.length > 0 && <Details told={told} />,
        },
      ]}
    />
  )
}

function What({ entry, onBooking }: { entry: AuditEntry; onBooking: (id: number) => void }) {
  const { action, subject, subjectId } = entry
  const words = subjectWords(entry, useText())
  const canOpen = subject === 'booking' && subjectId !== null && action !== 'deleted'
  return (
    <span>
      {canOpen ? (
        <BookingButton id={subjectId} onBooking={onBooking}>
          {words}
        </BookingButton>
      ) : (
        words
      )}{' '}
      <Done action={action} />
    </span>
  )
}

function Done({ action }: { action: string }) {
  const done = doneWords(action, useText())
  return done === undefined ? <span lang="en">{action}</span> : <span>{done}</span>
}

/** About two lines of a table. */
const SHORT = 140

/** Rewritten descriptions are long: the beginning shows which one it was. */
function Details({ told }: Pick<AuditEntry, 'told'>) {
  const length = told.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= SHORT)
    return (
      <span className={styles.details}>
        <ToldDetails told={told} />
      </span>
    )
  return (
    <details className={styles.details}>
      <summary>
        <ToldDetails told={getBeginning(told, SHORT)} />…
      </summary>
      <ToldDetails told={told} />
    </details>
  )
}
