import { keepPreviousData } from '@tanstack/react-query'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { api } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingList, BookingSort } from '#contract/booking/staff-bookings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'

/** The list's filters; an empty one does not filter. */
export type ListFilters = {
  readonly status: BookingStatus | ''
  readonly search: string
  readonly money: 'owed' | ''
  readonly from: string
  readonly to: string
}

export const NO_FILTERS: ListFilters = { status: '', search: '', money: '', from: '', to: '' }

const PAGE_SIZE = 25

/** One page of bookings, refetched on window focus. */
export function bookingListQuery(
  filters: ListFilters,
  page: number,
  { pageSize = PAGE_SIZE, sort }: { pageSize?: number; sort?: BookingSort } = {},
) {
  return {
    ...apiQuery('/api/bookings', {
      query: { ...getPage(filters, { page, pageSize }), ...(sort && { sort }) },
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    }),
    select: asPage,
  }
}

/** Loads one page of bookings, bypassing the cache. */
export async function loadBookingPage(
  filters: ListFilters,
  page: number,
  pageSize: number,
): Promise<BookingList> {
  return asPage(await api.get('/api/bookings', { query: getPage(filters, { page, pageSize }) }))
}

/** The API returns a page only if a page number is given; the plain list is for other programs. */
function asPage(response: readonly Booking[] | BookingList): BookingList {
  if (!('bookings' in response)) throw new TypeError('A page of bookings was asked for')
  return response
}
