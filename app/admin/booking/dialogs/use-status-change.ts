import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toastFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { isNewerVersion } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { bookingFailure } from './booking-failure.ts'
import { loadBooking } from './booking-query.ts'
import { cacheSavedBooking } from './cache-saved-booking.ts'
import { useBookingsChanged } from './use-bookings-changed.ts'
import { useCapacityQuestion } from './use-capacity-question.ts'

type StatusChange = { bookingStatus: BookingStatus; overrideCapacity?: true }

/**
 * Changes a booking's status, unless somebody else changed the booking since it was `seen`: then it is shown
 * again.
 */
export function useStatusChange(seen: Booking, onChanged: () => void) {
  const text = useText()
  const [theirs, setTheirs] = useState<Booking>()
  const booking = theirs ?? seen
  const queryClient = useQueryClient()
  const changed = useBookingsChanged()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const toastUndo = useUndoToast()
  const { bookingStatus: before } = booking
  const undo = ({ id, version }: Booking) =>
    api.put('/api/bookings/:id', { params: { id }, body: { bookingStatus: before, version, undo: true } })
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: (wanted: StatusChange) =>
      api.put('/api/bookings/:id', {
        params: { id: booking.id },
        body: { ...wanted, version: booking.version },
      }),
    onSuccess: (saved) => {
      const { bookingStatus } = saved
      cacheSavedBooking(queryClient, saved)
      const description = text('admin.booking.status.changed', { id: booking.id, status: bookingStatus })
      toastUndo({ title: text('admin.booking.updated'), description }, () => undo(saved).finally(changed))
      onChanged()
      return changed()
    },
    onError: async (error) => {
      if (isNewerVersion(error)) {
        changed()
        return setTheirs(await loadBooking(booking.id))
      }
      if (!asksAbout(error)) toastFailure(bookingFailure(text('admin.booking.status.failed'), error))
    },
  })
  return {
    booking,
    wasChangedByOthers: theirs !== undefined,
    change: (bookingStatus: BookingStatus) => mutate({ bookingStatus }),
    /** The status being saved. */
    saving: isPending ? variables?.bookingStatus : undefined,
    capacity: questionFor(() => {
      if (variables) mutate({ ...variables, overrideCapacity: true })
    }),
  }
}
