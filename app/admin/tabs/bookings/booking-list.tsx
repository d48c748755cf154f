import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { bookingPageQuery, type ListFilters } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { LoadFailure } from '#app/admin/forms/load-failure.tsx'
import { ListResults } from '#app/admin/lists/list-results.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Booking } from '#contract/bookings.ts'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'

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
  const { data, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    bookingPageQuery(filters, page),
  )
  if (isPending) return <LoadingBookings />
  if (!data) {
    return (
      <LoadFailure
        title="Error loading bookings"
        words="Please try again later."
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (data.total === 0) return <EmptyState drawing="search">No bookings found.</EmptyState>
  return (
    <ListResults total={data.total} one="booking" many="bookings" isRefreshing={isPlaceholderData}>
      <BookingTable bookings={data.bookings} {...actions} />
      <Pagination
        label="Pages of bookings"
        page={data.page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        onPage={onPage}
      />
    </ListResults>
  )
}

function LoadingBookings() {
  return (
    <>
      <p role="status">Loading bookings...</p>
      <Skeleton shape="box" height="32rem" />
    </>
  )
}
