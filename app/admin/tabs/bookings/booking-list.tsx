import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { bookingPageQuery, type ListFilters } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { ListResults } from '#app/admin/lists/list-results.tsx'
import { useWords } from '#app/lib/in-both.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Booking } from '#contract/bookings.ts'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'
import { BOOKINGS_WORDS } from './bookings-words.ts'

type BookingListProps = {
  filters: ListFilters
  onFilters: (filters: ListFilters) => void
  onView: (booking: Booking) => void
  onUpdate: (booking: Booking) => void
}

export function BookingList({ filters, onFilters, ...actions }: BookingListProps) {
  const [page, setPage] = useState(1)
  const change = useCallback(
    (changed: Partial<ListFilters>) => {
      setPage(1)
      onFilters({ ...filters, ...changed })
    },
    [filters, onFilters],
  )
  return (
    <>
      <BookingFilters filters={filters} onChange={change} />
      <BookingResults filters={filters} page={page} onPage={setPage} {...actions} />
    </>
  )
}

type BookingResultsProps = Omit<BookingListProps, 'onFilters'> & {
  page: number
  onPage: (page: number) => void
}

function BookingResults({ filters, page, onPage, ...actions }: BookingResultsProps) {
  const words = useWords(BOOKINGS_WORDS)
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    bookingPageQuery(filters, page),
  )
  if (isPending) return <LoadingBookings />
  if (!data) {
    return (
      <LoadFailure
        title={words.loadFailed}
        words={words.tryLater}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (data.total === 0) return <EmptyState drawing="search">{words.none}</EmptyState>
  return (
    <ListResults total={data.total} one={words.one} many={words.many} isRefreshing={isPlaceholderData}>
      <BookingTable bookings={data.bookings} {...actions} />
      <Pagination
        label={words.pages}
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        onPage={onPage}
      />
    </ListResults>
  )
}

function LoadingBookings() {
  const words = useWords(BOOKINGS_WORDS)
  return (
    <>
      <p role="status">{words.loading}</p>
      <Skeleton shape="box" height="32rem" />
    </>
  )
}
