import { Link } from 'react-router'
import { BookingButton } from '#app/admin/booking/dialogs/booking-button.tsx'
import { describeActor, describeSubject } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { DetailsText, getBeginning } from '#app/admin/parts/lists/details-text.tsx'
import { ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { AUDIT_ACTIONS, type AuditEntry } from '#contract/operations/audit.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import styles from './audit-table.module.css'

type AuditTableProps = { entries: AuditEntry[]; onBooking: (id: number) => void }

export function AuditTable({ entries, onBooking }: AuditTableProps) {
  const text = useText()
  return (
    <ListTable
      name="log"
      caption={text('admin.auditLog.caption')}
      rows={entries}
      rowKey={(entry) => entry.id}
      columns={[
        {
          id: 'when',
          isFixed: true,
          header: text('admin.auditLog.when'),
          cell: ({ createdAt }) => (
            <time dateTime={createdAt} className={styles.when}>
              {formatShortDayAndTime(createdAt, text.language)}
            </time>
          ),
        },
        { id: 'who', header: text('admin.auditLog.who'), cell: ({ actor }) => describeActor(actor, text) },
        {
          id: 'what',
          isFixed: true,
          onPhones: 'title',
          header: text('admin.auditLog.what'),
          cell: (entry) => <What entry={entry} onBooking={onBooking} />,
        },
        {
          id: 'details',
          header: text('admin.auditLog.details'),
          cell: ({ told }) => told.length > 0 && <Details told={told} />,
        },
      ]}
    />
  )
}

/** The pages of records other than bookings. */
const PAGES: Readonly<Partial<Record<string, string>>> = {
  customer: '/admin/customers',
  message: '/admin/messages',
}
/** What remains of a deleted record has no page. */
const ENDS: readonly string[] = ['deleted', 'erased']

function What({ entry, onBooking }: { entry: AuditEntry; onBooking: (id: number) => void }) {
  const { action, subject, subjectId } = entry
  const words = describeSubject(entry, useText())
  return (
    <span className={styles.what}>
      <Subject {...{ subject, action, onBooking }} id={subjectId}>
        {words}
      </Subject>{' '}
      <Done action={action} />
    </span>
  )
}

type SubjectProps = Pick<AuditEntry, 'subject' | 'action'> & {
  id: number | null
  onBooking: (id: number) => void
  children: string
}

/** Links to the changed record, if it still exists. */
function Subject({ subject, action, id, onBooking, children }: SubjectProps) {
  if (id === null || ENDS.includes(action)) return children
  if (subject === 'booking')
    return (
      <BookingButton id={id} onBooking={onBooking}>
        {children}
      </BookingButton>
    )
  const page = PAGES[subject]
  if (!page) return children
  return (
    <Link to={`${page}/${id}`} className="touch-target">
      {children}
    </Link>
  )
}

function Done({ action }: { action: string }) {
  const done = describeAction(action, useText())
  return done === undefined ? <span lang="en">{action}</span> : <span>{done}</span>
}

/** About two lines of the table. */
const SHORT = 140

/** Rewritten descriptions are long: the beginning is enough to tell them apart. */
function Details({ told }: Pick<AuditEntry, 'told'>) {
  const length = told.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= SHORT)
    return (
      <span className={styles.details}>
        <DetailsText told={told} />
      </span>
    )
  return (
    <details className={styles.details}>
      <summary>
        <DetailsText told={getBeginning(told, SHORT)} />…
      </summary>
      <DetailsText told={told} />
    </details>
  )
}

/** Returns what was done; undefined for actions that only another release knows. */
function describeAction(action: string, text: Text): string | undefined {
  const known = AUDIT_ACTIONS.find((one) => one === action)
  return known && text(`admin.auditLog.done.${known}`)
}
