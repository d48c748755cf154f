import { useMemo } from 'react'
import { type ListFilters, NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { BOOKING_SORTS } from '#contract/booking/staff-bookings.ts'

/** The next parties come first. */
const USUAL: ListFilters & { readonly sort: string } = { ...NO_FILTERS, sort: BOOKING_SORTS[0] }

export type BookingListAddress = ReturnType<typeof useBookingListAddress>

/** The list of bookings as its address says. */
export function useBookingListAddress() {
  const { values, page, change, setPage } = useListAddress(USUAL)
  return useMemo(() => {
    const { sort: by, ...filters } = values
    return {
      filters,
      sort: BOOKING_SORTS.find((sort) => sort === by) ?? BOOKING_SORTS[0],
      page,
      setPage,
      change: (changed: Partial<ListFilters>) => change(changed),
      setSort: (sort: string) => change({ sort }),
    }
  }, [values, page, change, setPage])
}
