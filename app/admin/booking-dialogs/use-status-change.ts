import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { toast } from '#app/ui/toast-queue.ts'
import type { Booking } from '#contract/bookings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { toastFailure } from '../forms/failure-words.ts'
import { isNewerVersion } from '../forms/use-versioned-form.ts'
import { bookingFailure } from './booking-failure.ts'
import { loadBooking } from './booking-query.ts'
import { useBookingsChanged } from './use-bookings-changed.ts'
import { useCapacityQuestion } from './use-capacity-question.ts'

type Wanted = { bookingStatus: BookingStatus; overrideCapacity?: true }

/** Gives a booking another status, unless somebody else changed it since it was `seen`: then it is shown anew. */
export function useStatusChange(seen: Booking, onChanged: () => void) {
  const [theirs, setTheirs] = useState<Booking>()
  const booking = theirs ?? seen
  const changed = useBookingsChanged()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Wanted) =>
      api.put('/api/bookings/:id', {
        params: { id: booking.id },
        body: { ...wanted, version: booking.version },
      }),
    onSuccess: ({ bookingStatus }) => {
      toast({
        title: 'Booking updated',
        description: `Booking #${booking.id} status changed to ${bookingStatus}.`,
        tone: 'success',
      })
      onChanged()
      return changed()
    },
    onError: async (error) => {
      if (isNewerVersion(error)) {
        changed()
        return setTheirs(await loadBooking(booking.id))
      }
      if (!asksAbout(error)) toastFailure(bookingFailure('Failed to update booking status.', error))
    },
  })
  const { asksAbout, capacity } = useCapacityQuestion(() => {
    if (variables) mutate({ ...variables, overrideCapacity: true })
  })
  return {
    booking,
    wasChangedByOthers: theirs !== undefined,
    change: (bookingStatus: BookingStatus) => mutate({ bookingStatus }),
    /** The status that is just being saved. */
    saving: isPending ? variables.bookingStatus : undefined,
    capacity,
  }
}
