import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { toastFailure } from '../forms/failure-words.ts'
import { isNewerVersion } from '../forms/use-versioned-form.ts'
import { bookingFailure } from './booking-failure.ts'
import { loadBooking } from './booking-query.ts'
import { BOOKING_WORDS } from './booking-words.ts'
import { useBookingsChanged } from './use-bookings-changed.ts'
import { useCapacityQuestion } from './use-capacity-question.ts'

type Wanted = { bookingStatus: BookingStatus; overrideCapacity?: true }

/** Changes a booking's status, unless another user changed it since it was `seen`: then it is displayed again. */
export function useStatusChange(seen: Booking, onChanged: () => void) {
  const { status: words, updated } = useWords(BOOKING_WORDS)
  const [theirs, setTheirs] = useState<Booking>()
  const booking = theirs ?? seen
  const changed = useBookingsChanged()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Wanted) =>
      api.put('/api/bookings/:id', {
        params: { id: booking.id },
        body: { ...wanted, version: booking.version },
      }),
    onSuccess: ({ bookingStatus }) => {
      toast({
        title: updated,
        description: words.changed(booking.id, bookingStatus),
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
      if (!asksAbout(error)) toastFailure(bookingFailure(words.failed, error))
    },
  })
  return {
    booking,
    wasChangedByOthers: theirs !== undefined,
    change: (bookingStatus: BookingStatus) => mutate({ bookingStatus }),
    /** The status that is being saved. */
    saving: isPending ? variables.bookingStatus : undefined,
    capacity: questionFor(() => {
      if (variables) mutate({ ...variables, overrideCapacity: true })
    }),
  }
}
