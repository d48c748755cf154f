import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { Booking } from '#contract/bookings.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking/status.ts'
import styles from './booking-status-dialog.module.css'
import { CapacityQuestion } from './capacity-question.tsx'
import { STATUS_WORDS, StatusBadge } from './status-badge.tsx'
import { useStatusChange } from './use-status-change.ts'

type BookingStatusDialogProps = {
  booking: Booking
  /** Money that was paid has to be thought of before a booking is cancelled. */
  onCancelPaid: () => void
  onClose: () => void
}

export function BookingStatusDialog({ booking: seen, onCancelPaid, onClose }: BookingStatusDialogProps) {
  const { booking, wasChangedByOthers, change, saving, capacity } = useStatusChange(seen, onClose)
  const choose = (bookingStatus: BookingStatus) => {
    const refunds = bookingStatus === 'cancelled' && booking.bookingStatus !== 'cancelled'
    if (refunds && Number(booking.paidAmount) > 0) onCancelPaid()
    else change(bookingStatus)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Update Booking Status"
      description={`Booking #${booking.id} for ${booking.customerName}`}
    >
      <div className={styles.body}>
        {wasChangedByOthers && (
          <p role="alert">
            Somebody else changed this booking in the meantime. Below is what it is now: choose again if you
            still want to change it.
          </p>
        )}
        <p className={styles.current}>
          Current status: <StatusBadge status={booking.bookingStatus} />
        </p>
        <div className={styles.choices}>
          {BOOKING_STATUSES.map((bookingStatus) => (
            <Button
              key={bookingStatus}
              variant="secondary"
              isWide
              aria-pressed={bookingStatus === booking.bookingStatus}
              disabled={saving !== undefined}
              isBusy={saving === bookingStatus}
              onClick={() => choose(bookingStatus)}
            >
              {STATUS_WORDS[bookingStatus]}
            </Button>
          ))}
        </div>
      </div>
      <CapacityQuestion {...capacity} />
    </Dialog>
  )
}
