import { useMutation } from '@tanstack/react-query'
import { api } from '#app/lib/api/api.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { toastFailure, toastSuccess } from '../forms/failure-words.ts'
import { bookingFailure } from './booking-failure.ts'
import { BOOKING_WORDS } from './booking-words.ts'
import { useBookingsChanged } from './use-bookings-changed.ts'
import { useCapacityQuestion } from './use-capacity-question.ts'

/** Confirms a booking, as displayed if its version is given; `capacity` asks if its day has no room anymore. */
export function useConfirmBooking({ id, version }: Pick<Booking, 'id'> & { version?: number }) {
  const words = useWords(BOOKING_WORDS).confirm
  const changed = useBookingsChanged()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const { mutate, isPending } = useMutation({
    mutationFn: (override: { overrideCapacity?: true }) =>
      api.patch('/api/bookings/:id', {
        params: { id },
        body: { bookingStatus: 'confirmed', ...(version !== undefined && { version }), ...override },
      }),
    onSuccess: () => toastSuccess(words.done),
    onError: (error) => {
      if (!asksAbout(error)) toastFailure(bookingFailure(words.failed, error))
    },
    onSettled: changed,
  })
  const capacity = questionFor(() => mutate({ overrideCapacity: true }))
  return { confirm: () => mutate({}), isConfirming: isPending, capacity }
}
