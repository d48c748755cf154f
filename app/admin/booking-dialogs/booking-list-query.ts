import { keepPreviousData } from '@tanstack/react-query'
import { pageOf } from '#app/admin/lists/page-of.ts'
import { api } from '#app/lib/api.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import type { Booking } from '#contract/bookings.ts'
import type { BookingPage } from '#contract/staff-bookings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'

/** What the list is narrowed to; empty means no limit. */
export type ListFilters = {
  readonly status: BookingStatus | ''
  readonly search: string
  readonly from: string
  readonly to: string
}

export const NO_FILTERS: ListFilters = { status: '', search: '', from: '', to: '' }

const PAGE_SIZE = 25

/** One page of bookings. The list is looked at anew whenever its window is. */
export function bookingPageQuery(filters: ListFilters, page: number, pageSize = PAGE_SIZE) {
  return {
    ...apiQuery('/api/bookings', {
      query: pageOf(filters, { page, pageSize }),
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    }),
    select: asPage,
  }
}

/** One page of bookings as it is now, past what is known of it. */
export async function loadBookingPage(
  filters: ListFilters,
  page: number,
  pageSize: number,
): Promise<BookingPage> {
  return asPage(await api.get('/api/bookings', { query: pageOf(filters, { page, pageSize }) }))
}

/** Asked for a page, the API returns one; the plain list is for other programs. */
function asPage(response: readonly Booking[] | BookingPage): BookingPage {
  if (!('bookings' in response)) throw new TypeError('A page of bookings was asked for')
  return response
}
