import { keepPreviousData } from '@tanstack/react-query'
import { loadPath } from '#app/lib/api-request.ts'
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
  const question = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  for (const [name, value] of Object.entries(filters)) if (value.trim()) question.set(name, value.trim())
  return `/api/bookings?${question}`
}

/** One page of bookings. The list is looked at anew whenever its window is. */
export function bookingPageQuery(filters: ListFilters, page: number, pageSize?: number) {
  const path = bookingsPath(filters, page, pageSize)
  return {
    queryKey: [path] as const,
    queryFn: () => loadPath<BookingPage>(path),
    refetchOnWindowFocus: 'always' as const,
    placeholderData: keepPreviousData,
  }
}
