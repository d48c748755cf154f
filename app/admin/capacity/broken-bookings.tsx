import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { formatLong } from '#domain/time/party-day.ts'
import styles from './broken-bookings.module.css'

export type BrokenBookingsProps = {
  /** The refused save; undefined while there is nothing to ask. */
  refusal: unknown
  isBusy?: boolean
  onOverride: () => void
  onClose: () => void
}

/** Shows the booked days that a change would break. Nothing has been saved, and staff may still override it. */
export function BrokenBookings({ refusal, isBusy = false, onOverride, onClose }: BrokenBookingsProps) {
  const text = useText()
  const language = useLanguage()
  const bookings = parseBrokenBookings(refusal) ?? []
  return (
    <ConfirmDialog
      isOpen={bookings.length > 0}
      onClose={onClose}
      onConfirm={onOverride}
      isBusy={isBusy}
      busyLabel={text('admin.forms.saving')}
      title={text('admin.forms.brokenBookings.title')}
      description={text('admin.forms.brokenBookings.description')}
      cancelLabel={text('admin.forms.brokenBookings.doNotSave')}
      confirmLabel={text('admin.forms.brokenBookings.saveAnyway')}
    >
      <ul className={styles.bookings} aria-label={text('admin.forms.brokenBookings.bookings')}>
        {bookings.map(({ id, bookingDate }) => (
          <li key={id}>
            <strong>#{id}</strong> {formatLong(bookingDate, language)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

type BrokenBooking = { readonly id: number; readonly bookingDate: string }

/** Returns the bookings that a refused change would break; undefined for any other failure. */
export function parseBrokenBookings(error: unknown): readonly BrokenBooking[] | undefined {
  if (!(error instanceof ApiFailure) || error.response.code !== 'breaks_bookings') return undefined
  return error.response.bookings ?? []
}
