import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useState } from 'react'
import type { ListFilters } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { findNewestBooking } from '#app/admin/booking/dialogs/cache-saved-booking.ts'
import { isSame } from '#app/admin/kit/forms/use-schema-form.ts'
import type { Booking } from '#contract/booking/bookings.ts'

export type Selection = {
  /** As they were when they were ticked. */
  readonly ticked: readonly Booking[]
  readonly select: Dispatch<SetStateAction<readonly Booking[]>>
  /** Returns them as they are known by now. */
  readonly getBookings: () => readonly Booking[]
}

/** The selected bookings of a list. No filter leaves any selected that the list no longer shows, nor does Back. */
export function useSelection(filters: ListFilters): Selection {
  const queryClient = useQueryClient()
  const [ticked, select] = useState<readonly Booking[]>([])
  const [seenFilters, setSeenFilters] = useState(filters)
  if (!isSame(filters, seenFilters)) {
    setSeenFilters(filters)
    select([])
  }
  return { ticked, select, getBookings: () => ticked.map((one) => findNewestBooking(queryClient, one)) }
}
