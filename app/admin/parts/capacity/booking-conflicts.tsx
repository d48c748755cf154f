import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import styles from './booking-conflicts.module.css'

export type BookingConflictsProps = {
  /** The refused save; undefined while there is nothing to ask. */
  refusal: unknown
  isBusy?: boolean
  onOverride: () => void
  onClose: () => void
}

/**
 * Shows the booked days that a change conflicts with. Nothing has been saved yet, and staff may still
 * override.
 */
export function BookingConflicts({ refusal, isBusy = false, onOverride, onClose }: BookingConflictsProps) {
  const text = useText()
  const bookings = parseBookingConflicts(refusal) ?? []
  return (
    <ConfirmDialog
      isOpen={bookings.length > 0}
      onClose={onClose}
      onConfirm={onOverride}
      isBusy={isBusy}
      busyLabel={text('admin.forms.saving')}
      title={text('admin.forms.conflicts.title')}
      description={text('admin.forms.conflicts.description')}
      cancelLabel={text('admin.forms.conflicts.doNotSave')}
      confirmLabel={text('admin.forms.conflicts.saveAnyway')}
    >
      <Stack as="ul" gap={1} className={styles.bookings} aria-label={text('admin.forms.conflicts.bookings')}>
        {bookings.map(({ id, bookingDate }) => (
          <li key={id}>
            <strong>#{id}</strong> {formatLong(bookingDate, text.language)}
          </li>
        ))}
      </Stack>
    </ConfirmDialog>
  )
}

type BookingConflict = { readonly id: number; readonly bookingDate: string }

/** Returns the bookings that a refused change conflicts with; undefined for any other error. */
export function parseBookingConflicts(error: unknown): readonly BookingConflict[] | undefined {
  if (!(error instanceof ApiFailure) || error.response.code !== 'breaks_bookings') return undefined
  return error.response.bookings ?? []
}
