import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { bookingPageQuery, type ListFilters } from '#app/admin/booking-dialogs/booking-list-query.ts'
import { PagedList } from '#app/admin/lists/paged-list.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
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
  const query = useQuery(bookingPageQuery(filters, page))
  return (
    <PagedList query={query} words={words} drawing="search" loading={<LoadingBookings />} onPage={onPage}>
      {({ bookings }) => <BookingTable bookings={bookings} {...actions} />}
    </PagedList>
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
