import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { BookingButton } from '#app/admin/booking/dialogs/booking-button.tsx'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { DateRange } from '#app/admin/parts/lists/date-range.tsx'
import { describeActor, describeSubject } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { DetailsText, getBeginning } from '#app/admin/parts/lists/details-text.tsx'
import { FilterBar } from '#app/admin/parts/lists/filter-bar.tsx'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { ListTable } from '#app/admin/parts/lists/list-table.tsx'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditEntry,
  type AuditSubject,
  logCountedMost,
} from '#contract/operations/audit.ts'
import styles from './audit-table.module.css'

export default function AuditLogTab() {
  const text = useText()
  const { values: filters, page, change, setPage } = useListAddress(NO_LOG_FILTERS)
  const [open, setOpen] = useState<OpenBooking>()
  const query = useQuery(auditLogQuery(filters, page))
  return (
    <>
      <TabHeader title={text('admin.places.tabs.audit-log')} hint={text('admin.auditLog.hint')} />
      <AuditFilters filters={filters} actors={query.data?.actors ?? []} onChange={change} />
      <PagedList
        address={apiPath('/api/admin/audit')}
        query={query}
        page={page}
        countedMost={logCountedMost}
        texts="auditLog"
        onPage={setPage}
        onClear={Object.values(filters).some(Boolean) && (() => change(NO_LOG_FILTERS))}
      >
        {({ entries }) => (
          <AuditTable entries={entries} onBooking={(id) => setOpen({ dialog: 'details', id })} />
        )}
      </PagedList>
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}

type AuditFiltersProps = {
  filters: LogFilters
  actors: readonly string[]
  onChange: (change: Partial<LogFilters>) => void
}

function AuditFilters({ filters, actors, onChange }: AuditFiltersProps) {
  const text = useText()
  return (
    <FilterBar>
      <SelectField
        label={text('admin.auditLog.kind')}
        value={filters.subject}
        onChange={(event) => onChange({ subject: event.target.value as LogFilters['subject'] })}
      >
        <option value="">{text('admin.auditLog.everything')}</option>
        <Options of={AUDIT_SUBJECTS} label={(subject) => text(`admin.audit.kinds.${subject}`)} />
      </SelectField>
      <SelectField
        label={text('admin.auditLog.person')}
        value={filters.actor}
        onChange={(event) => onChange({ actor: event.target.value })}
      >
        <option value="">{text('admin.auditLog.everybody')}</option>
        <Options of={actors} label={(actor) => describeActor(actor, text)} />
      </SelectField>
      <DateRange from={filters.from} to={filters.to} onChange={onChange} />
    </FilterBar>
  )
}

/** The log's filters; an empty one does not filter. */
type LogFilters = {
  readonly subject: AuditSubject | ''
  readonly actor: string
  readonly from: string
  readonly to: string
}

const NO_LOG_FILTERS: LogFilters = { subject: '', actor: '', from: '', to: '' }

const PAGE_SIZE = 25

function auditLogQuery(filters: LogFilters, page: number) {
  return apiQuery('/api/admin/audit', {
    query: getPage(filters, { page, pageSize: PAGE_SIZE }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

type AuditTableProps = { entries: AuditEntry[]; onBooking: (id: number) => void }

function AuditTable({ entries, onBooking }: AuditTableProps) {
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
        {
          id: 'who',
          header: text('admin.auditLog.who'),
          cell: ({ actor }) => <span className={styles.who}>{describeActor(actor, text)}</span>,
        },
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

type WhatProps = { entry: AuditEntry; onBooking: (id: number) => void }

function What({ entry, onBooking }: WhatProps) {
  return (
    <span className={styles.what}>
      <Subject entry={entry} onBooking={onBooking} /> <Done action={entry.action} />
    </span>
  )
}

/** Links to the changed record, if it still exists. */
function Subject({ entry, onBooking }: WhatProps) {
  const { action, subject, subjectId: id } = entry
  const words = describeSubject(entry, useText())
  if (id === null || ENDS.includes(action)) return words
  if (subject === 'booking')
    return (
      <BookingButton id={id} onBooking={onBooking}>
        {words}
      </BookingButton>
    )
  const page = PAGES[subject]
  if (!page) return words
  return (
    <Link to={`${page}/${id}`} className="touch-target">
      {words}
    </Link>
  )
}

/** What was done; as it is stored for actions that only another release knows. */
function Done({ action }: { action: string }) {
  const text = useText()
  const known = AUDIT_ACTIONS.find((one) => one === action)
  return known ? <span>{text(`admin.auditLog.done.${known}`)}</span> : <span lang="en">{action}</span>
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
