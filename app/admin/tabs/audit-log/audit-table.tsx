import { BookingButton } from '#app/admin/booking-dialogs/booking-button.tsx'
import { actorWords, subjectWords } from '#app/admin/lists/audit-words.ts'
import { getBeginning, ToldDetails } from '#app/admin/lists/told-details.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Table } from '#app/ui/display/table.tsx'
import type { AuditEntry } from '#contract/operations/audit.ts'
import { AUDIT_LOG_WORDS } from './audit-log-words.ts'
import styles from './audit-table.module.css'

type AuditTableProps = { entries: AuditEntry[]; onBooking: (id: number) => void }

export function AuditTable({ entries, onBooking }: AuditTableProps) {
  const words = useWords(AUDIT_LOG_WORDS)
  const language = useLanguage()
  return (
    <Table
      caption={words.caption}
      rows={entries}
      rowKey={(entry) => entry.id}
      columns={[
        {
          header: words.when,
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className={styles.when}>
              {formatShortDayAndTime(createdAt, language)}
            </time>
          ),
        },
        { header: words.who, cell: ({ actor }) => actorWords(actor, language) },
        { header: words.what, cell: (entry) => <What entry={entry} onBooking={onBooking} /> },
        {
          header: words.details,
          cell: ({ told }) => told.length > 0 && <Details told={told} />,
        },
      ]}
    />
  )
}

function What({ entry, onBooking }: { entry: AuditEntry; onBooking: (id: number) => void }) {
  const { action, subject, subjectId } = entry
  const words = subjectWords(entry, useLanguage())
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
  const done = useWords(AUDIT_LOG_WORDS).done(action)
  return done === undefined ? <span lang="en">{action}</span> : <span>– {done}</span>
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
