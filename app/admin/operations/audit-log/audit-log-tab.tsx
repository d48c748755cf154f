import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { DateRange } from '#app/admin/parts/lists/date-range.tsx'
import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import { FilterBar } from '#app/admin/parts/lists/filter-bar.tsx'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { AUDIT_SUBJECTS, type AuditSubject, LOG_COUNTED_MOST } from '#contract/operations/audit.ts'
import { AuditTable } from './audit-table.tsx'

export default function AuditLogTab() {
  const text = useText()
  const { values: filters, page, change, setPage } = useListAddress(NO_LOG_FILTERS)
  const [open, setOpen] = useState<OpenBooking>()
  const query = useQuery(auditLogQuery(filters, page))
  return (
    <>
      <TabHeader title={text('admin.auditLog.title')} hint={text('admin.auditLog.hint')} />
      <AuditFilters filters={filters} actors={query.data?.actors ?? []} onChange={change} />
      <PagedList
        address={apiPath('/api/admin/audit')}
        query={query}
        page={page}
        countedMost={LOG_COUNTED_MOST}
        words={{
          loadFailed: text('admin.auditLog.loadFailed'),
          none: text('admin.auditLog.none'),
          one: text('admin.auditLog.one'),
          many: text('admin.auditLog.many'),
          pages: text('admin.auditLog.pages'),
        }}
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
