import { ApiFailure } from '#app/lib/api/api-request.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { formatLong } from '#domain/time/party-day.ts'
import { FORMS_WORDS } from '../forms/forms-words.ts'
import styles from './broken-bookings.module.css'

export type BrokenBookingsProps = {
  /** The refused save; undefined while there is nothing to ask. */
  refusal: unknown
  isBusy?: boolean
  onInsist: () => void
  onClose: () => void
}

/** Shows the booked days that a change would break. Nothing has been saved, and staff may still insist. */
export function BrokenBookings({ refusal, isBusy = false, onInsist, onClose }: BrokenBookingsProps) {
  const words = useWords(FORMS_WORDS)
  const language = useLanguage()
  const bookings = parseBrokenBookings(refusal) ?? []
  return (
    <ConfirmDialog
      isOpen={bookings.length > 0}
      onClose={onClose}
      onConfirm={onInsist}
      isBusy={isBusy}
      busyLabel={words.saving}
      title={words.brokenBookings.title}
      description={words.brokenBookings.description}
      cancelLabel={words.brokenBookings.doNotSave}
      confirmLabel={words.brokenBookings.saveAnyway}
    >
      <ul className={styles.bookings} aria-label={words.brokenBookings.bookings}>
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
