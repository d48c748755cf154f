import { useMutation } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/in-both.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import { toastFailure, toastSuccess } from '../forms/failure-words.ts'
import { bookingFailure } from './booking-failure.ts'
import { BOOKING_WORDS } from './booking-words.ts'
import { useBookingsChanged } from './use-bookings-changed.ts'

export function DeleteBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useWords(BOOKING_WORDS).delete
  const changed = useBookingsChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete('/api/bookings/:id', { params: { id: booking.id } }),
    onSuccess: () => {
      toastSuccess(words.done)
      return changed()
    },
    onError: (error) => toastFailure(bookingFailure(words.failed, error)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title={words.title}
      description={words.question(booking.id, booking.customerName)}
      confirmLabel={words.delete}
      isBusy={isPending}
      busyLabel={words.deleting}
    >
      <p>{words.final}</p>
      {Number(booking.paidAmount) > 0 && (
        <p>
          {words.paid(dollars(booking.paidAmount))}
          {isActive(booking.bookingStatus) && words.cancelInstead}.
        </p>
      )}
    </ConfirmDialog>
  )
}
