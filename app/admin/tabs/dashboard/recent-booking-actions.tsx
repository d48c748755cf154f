import { CapacityQuestion } from '#app/admin/booking-dialogs/capacity-question.tsx'
import { useConfirmBooking } from '#app/admin/booking-dialogs/use-confirm-booking.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Booking } from '#contract/bookings.ts'
import styles from './recent-booking-actions.module.css'

type RecentBookingActionsProps = { booking: Booking; onModify: () => void; onDelete: () => void }

export function RecentBookingActions({ booking, onModify, onDelete }: RecentBookingActionsProps) {
  const { confirm, isConfirming, capacity } = useConfirmBooking(booking)
  return (
    <span className={styles.actions}>
      {booking.bookingStatus !== 'confirmed' && (
        <IconButton
          icon="check"
          label={`Confirm booking #${booking.id}`}
          disabled={isConfirming}
          onClick={confirm}
        />
      )}
      <IconButton icon="pencil" label={`Modify booking #${booking.id}`} onClick={onModify} />
      <IconButton icon="trash" tone="danger" label={`Delete booking #${booking.id}`} onClick={onDelete} />
      <CapacityQuestion {...capacity} />
    </span>
  )
}
