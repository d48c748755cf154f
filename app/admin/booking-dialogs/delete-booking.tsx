import { useMutation } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { Booking } from '#contract/bookings.ts'
import { toastFailure, toastSuccess } from '../forms/failure-words.ts'
import { bookingFailure } from './booking-failure.ts'
import { useBookingsChanged } from './use-bookings-changed.ts'

export function DeleteBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const changed = useBookingsChanged()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete('/api/bookings/:id', { params: { id: booking.id } }),
    onSuccess: () => {
      toastSuccess('Booking deleted successfully')
      return changed()
    },
    onError: (error) => toastFailure(bookingFailure('Failed to delete booking', error)),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => mutate()}
      title="Delete Booking"
      description={`Are you sure you want to delete booking #${booking.id} for ${booking.customerName}?`}
      confirmLabel="Delete"
      isBusy={isPending}
      busyLabel="Deleting..."
    >
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  )
}
