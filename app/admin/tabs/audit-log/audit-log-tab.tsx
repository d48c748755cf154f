import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { ListResults } from '#app/admin/lists/list-results.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { useWords } from '#app/lib/in-both.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { auditLogQuery, type LogFilters, NO_LOG_FILTERS } from './audit-log-query.ts'
import { AUDIT_LOG_WORDS } from './audit-log-words.ts'
import { AuditTable } from './audit-table.tsx'

export default function AuditLogTab() {
  const words = useWords(AUDIT_LOG_WORDS)
  const [filters, setFilters] = useState(NO_LOG_FILTERS)
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<OpenBooking>()
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useQuery(auditLogQuery(filters, page))
  const change = (changed: Partial<LogFilters>) => {
    setPage(1)
    setFilters({ ...filters, ...changed })
  }
  return (
    <>
      <TabHeader title={words.title} hint={words.hint} />
      <AuditFilters filters={filters} actors={data?.actors ?? []} onChange={change} />
      {isPending && <Skeleton shape="box" height="32rem" />}
      {!isPending && !data && (
        <LoadFailure words={words.loadFailed} isRetrying={isFetching} onRetry={refetch} />
      )}
      {data?.total === 0 && <EmptyState>{words.none}</EmptyState>}
      {data !== undefined && data.total > 0 && (
        <ListResults total={data.total} one={words.one} many={words.many} isRefreshing={isPlaceholderData}>
          <AuditTable entries={data.entries} onBooking={(id) => setOpen({ dialog: 'details', id })} />
          <Pagination
            label={words.pages}
            page={data.page}
            pageCount={Math.ceil(data.total / data.pageSize)}
            onPage={setPage}
          />
        </ListResults>
      )}
      <BookingDialogs open={open} onOpen={setOpen} />
    </>
  )
}
