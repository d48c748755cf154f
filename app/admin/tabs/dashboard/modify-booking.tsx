import { CapacityQuestion } from '#app/admin/booking-dialogs/capacity-question.tsx'
import { QuotePreview } from '#app/admin/booking-dialogs/form/quote-preview.tsx'
import { useBookingForm } from '#app/admin/booking-dialogs/form/use-booking-form.ts'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { useWords } from '#app/lib/language/in-both.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { FULL_NAME_MAXIMUM_LENGTH } from '#domain/order/details-rules.ts'
import { DASHBOARD_WORDS } from './dashboard-words.ts'

const SENT_TOGETHER = ['customerName', 'bookingDate'] as const

/** The two most frequent changes, without the whole form around them; another day with both statements, as there. */
export function ModifyBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useWords(DASHBOARD_WORDS).modify
  const { capacity, quote, ...item } = useBookingForm(booking, onClose, SENT_TOGETHER)
  const { form } = item
  const { customerName, bookingDate } = form.fields
  return (
    <>
      <EditDialog
        {...item}
        size="md"
        title={words.title(booking.id)}
        saveLabel={words.save}
        canSave={customerName.trim() !== '' && bookingDate !== '' && !quote.isBusy}
        onClose={onClose}
      >
        <TextField
          label={words.customerName}
          required
          maxLength={FULL_NAME_MAXIMUM_LENGTH}
          {...form.text('customerName')}
        />
        <TextField label={words.bookingDate} type="date" required {...form.text('bookingDate')} />
        {quote.isShown && <QuotePreview booking={booking} quote={quote} />}
      </EditDialog>
      <CapacityQuestion {...capacity} />
    </>
  )
}
