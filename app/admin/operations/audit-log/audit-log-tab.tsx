import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking/dialogs/booking-dialogs.tsx'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { LOG_COUNTED_MOST } from '#contract/operations/audit.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditLogQuery, NO_LOG_FILTERS } from './audit-log-query.ts'
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
      >
        {({ entries }) => (
          <AuditTable entries={entries} onBooking={(id) => setOpen({ dialog: 'details', id })} />
        )}
      </PagedList>
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}
