import type { QueryClient } from '@tanstack/react-query'
import { bookingQuery, loadBooking } from '#app/admin/booking/dialogs/booking-query.ts'
import { isNewerVersion } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import type { Booking } from '#contract/booking/bookings.ts'

/**
 * Confirms a booking at this version. If somebody changed it first, it loads the newer one: on another page of the list,
 * nothing else would, and no further attempt could succeed.
 */
export async function confirmAsSeen(queryClient: QueryClient, { id, version }: Booking): Promise<void> {
  try {
    await api.patch('/api/bookings/:id', { params: { id }, body: { bookingStatus: 'confirmed', version } })
  } catch (error) {
    if (isNewerVersion(error)) queryClient.setQueryData(bookingQuery(id).queryKey, await loadBooking(id))
    throw error
  }
}
