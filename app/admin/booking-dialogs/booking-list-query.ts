import { keepPreviousData } from '@tanstack/react-query'
import { pagePath } from '#app/admin/lists/page-path.ts'
import { pathQuery } from '#app/lib/path-query.ts'
import type { BookingPage } from '#contract/staff-bookings.ts'

/** What the list is narrowed to; empty means no limit. */
export type ListFilters = {
  readonly status: string
  readonly search: string
  readonly from: string
  readonly to: string
}

export const NO_FILTERS: ListFilters = { status: '', search: '', from: '', to: '' }

const PAGE_SIZE = 25

export function bookingsPath(filters: ListFilters, page: number, pageSize = PAGE_SIZE): string {
  return pagePath('/api/bookings', filters, { page, pageSize })
}

/** One page of bookings. The list is looked at anew whenever its window is. */
export function bookingPageQuery(filters: ListFilters, page: number, pageSize?: number) {
  return pathQuery<BookingPage>(bookingsPath(filters, page, pageSize), {
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  })
}
