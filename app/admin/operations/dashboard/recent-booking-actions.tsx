import { useState } from 'react'
import { CapacityQuestion } from '#app/admin/booking/dialogs/capacity-question.tsx'
import { ReopenDialog } from '#app/admin/booking/dialogs/reopening.tsx'
import { useConfirmBooking } from '#app/admin/booking/dialogs/use-confirm-booking.ts'
import { RowDone } from '#app/admin/parts/kept-rows/row-done.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import styles from './recent-booking-actions.module.css'

type RecentBookingActionsProps = {
  booking: Booking
  /** Called as it is confirmed. */
  onConfirm: () => void
  onModify: () => void
  onDelete: () => void
}

export function RecentBookingActions({ booking, onConfirm, onModify, onDelete }: RecentBookingActionsProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { confirm, isConfirming, capacity, done } = useConfirmBooking(booking, () => setIsAsking(false))
  const act = () => {
    onConfirm()
    confirm()
  }
  return (
    <span className={styles.actions}>
      {done && <RowDone done={done} about={booking.customerName} />}
      {!done && booking.bookingStatus !== 'confirmed' && (
        <IconButton
          icon="check"
          label={text('admin.dashboard.recent.confirm', { id: booking.id })}
          disabled={isConfirming}
          // One stray tap must not reopen a party that is over, or mail its family.
          onClick={isActive(booking.bookingStatus) ? act : () => setIsAsking(true)}
        />
      )}
      <IconButton
        icon="pencil"
        label={text('admin.dashboard.recent.modify', { id: booking.id })}
        onClick={onModify}
      />
      <DeleteButton label={text('admin.dashboard.recent.remove', { id: booking.id })} onClick={onDelete} />
      {isAsking && (
        <ReopenDialog
          booking={booking}
          isReopening={isConfirming}
          onReopen={act}
          onClose={() => setIsAsking(false)}
        />
      )}
      <CapacityQuestion {...capacity} />
    </span>
  )
}
