import { CapacityQuestion } from '#app/admin/booking-dialogs/capacity-question.tsx'
import { useConfirmBooking } from '#app/admin/booking-dialogs/use-confirm-booking.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { DASHBOARD_WORDS } from './dashboard-words.ts'
import styles from './recent-booking-actions.module.css'

type RecentBookingActionsProps = { booking: Booking; onModify: () => void; onDelete: () => void }

export function RecentBookingActions({ booking, onModify, onDelete }: RecentBookingActionsProps) {
  const words = useWords(DASHBOARD_WORDS).recent
  const { confirm, isConfirming, capacity } = useConfirmBooking(booking)
  return (
    <span className={styles.actions}>
      {booking.bookingStatus !== 'confirmed' && (
        <IconButton
          icon="check"
          label={words.confirm(booking.id)}
          disabled={isConfirming}
          onClick={confirm}
        />
      )}
      <IconButton icon="pencil" label={words.modify(booking.id)} onClick={onModify} />
      <IconButton icon="trash" tone="danger" label={words.remove(booking.id)} onClick={onDelete} />
      <CapacityQuestion {...capacity} />
    </span>
  )
}
