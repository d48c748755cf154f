import { CapacityQuestion } from '#app/admin/booking/dialogs/capacity-question.tsx'
import { QuotePreview, QuoteTotal } from '#app/admin/booking/dialogs/form/quote-preview.tsx'
import { useBookingForm } from '#app/admin/booking/dialogs/form/use-booking-form.ts'
import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { FULL_NAME_MAXIMUM_LENGTH } from '#domain/booking/order/details-rules.ts'

const SENT_TOGETHER = ['customerName', 'bookingDate'] as const

/** The two most frequent changes without the full form; a new date shows both statements, as there. */
export function ModifyBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText()
  const { capacity, quote, ...item } = useBookingForm(booking, onClose, { alwaysSent: SENT_TOGETHER })
  const { form } = item
  const { customerName, bookingDate } = form.fields
  return (
    <>
      <EditDialog
        {...item}
        size="md"
        title={text('admin.dashboard.modify.title', { id: booking.id })}
        saveLabel={text('admin.dashboard.modify.save')}
        note={quote.isShown && <QuoteTotal booking={booking} quote={quote} />}
        canSave={customerName.trim() !== '' && bookingDate !== '' && !quote.isBusy}
        onClose={onClose}
      >
        <TextField
          label={text('admin.dashboard.modify.customerName')}
          required
          maxLength={FULL_NAME_MAXIMUM_LENGTH}
          {...form.input('customerName')}
        />
        <TextField
          label={text('admin.dashboard.modify.bookingDate')}
          type="date"
          required
          {...form.input('bookingDate')}
        />
        {quote.isShown && <QuotePreview booking={booking} quote={quote} />}
      </EditDialog>
      <CapacityQuestion {...capacity} />
    </>
  )
}
