import { ApiFailure } from '#app/lib/api-request.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { formatLong } from '#domain/party-day.ts'
import styles from './broken-bookings.module.css'

export type BrokenBookingsProps = {
  /** The refused save; undefined while there is nothing to ask. */
  refusal: unknown
  isBusy?: boolean
  onInsist: () => void
  onClose: () => void
}

/** Shows the booked days that a change would break. Nothing has been saved, and staff may still want it. */
export function BrokenBookings({ refusal, isBusy = false, onInsist, onClose }: BrokenBookingsProps) {
  const bookings = brokenBookingsOf(refusal) ?? []
  return (
    <ConfirmDialog
      isOpen={bookings.length > 0}
      onClose={onClose}
      onConfirm={onInsist}
      isBusy={isBusy}
      busyLabel="Saving..."
      title="This breaks booked days"
      description="Nothing has been saved. With this change too little is left for these bookings:"
      cancelLabel="Do Not Save"
      confirmLabel="Save Anyway"
    >
      <ul className={styles.bookings} aria-label="Bookings that would break">
        {bookings.map(({ id, bookingDate }) => (
          <li key={id}>
            <strong>#{id}</strong> {formatLong(bookingDate)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

type BrokenBooking = { readonly id: number; readonly bookingDate: string }

/** The bookings that a refused change would break; undefined for any other failure. */
export function brokenBookingsOf(error: unknown): readonly BrokenBooking[] | undefined {
  if (!(error instanceof ApiFailure) || error.response.code !== 'breaks_bookings') return undefined
  return error.response.bookings ?? []
}
