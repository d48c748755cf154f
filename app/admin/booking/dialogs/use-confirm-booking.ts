import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useDone } from '#app/admin/parts/kept-rows/use-done.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { bookingFailure } from './booking-failure.ts'
import { FOLLOWS_BOOKINGS } from './use-bookings-changed.ts'
import { useCapacityQuestion } from './use-capacity-question.ts'

type Confirmed = Pick<Booking, 'id' | 'bookingStatus'> & { readonly version?: number | undefined }

type Confirming = { readonly before: BookingStatus; readonly overrideCapacity?: true }

/** Confirms a booking at the displayed version. `capacity` asks for an override if the day is full by now. */
export function useConfirmBooking({ id, version, bookingStatus }: Confirmed, onConfirmed?: () => void) {
  const text = useText()
  const { done, showUndoable } = useDone(FOLLOWS_BOOKINGS)
  const { asksAbout, questionFor } = useCapacityQuestion()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ before: _, ...override }: Confirming) =>
      api.patch('/api/bookings/:id', {
        params: { id },
        body: { bookingStatus: 'confirmed', version, ...override },
      }),
    onSuccess: (saved, { before }) => {
      showUndoable({ title: text('admin.booking.confirm.done') }, async () => {
        const body = { bookingStatus: before, version: saved.version, undo: true } as const
        return api.patch('/api/bookings/:id', { params: { id }, body })
      })
      onConfirmed?.()
    },
    asksAbout: (error) => asksAbout(error),
    failed: (_, error) => bookingFailure(text('admin.booking.confirm.failed'), error),
    refreshes: FOLLOWS_BOOKINGS,
  })
  // Undo sets the status that was tapped: the list may show the new one before the answer comes.
  const before = bookingStatus
  const capacity = questionFor(() => mutate({ before, overrideCapacity: true }))
  return { confirm: () => mutate({ before }), isConfirming: isPending, capacity, done }
}
