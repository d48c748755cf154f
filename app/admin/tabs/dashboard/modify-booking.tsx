import { CapacityQuestion } from '#app/admin/booking-dialogs/capacity-question.tsx'
import { useBookingForm } from '#app/admin/booking-dialogs/use-booking-form.ts'
import { EditDialog } from '#app/admin/forms/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Booking } from '#contract/bookings.ts'
import { FULL_NAME_MAXIMUM_LENGTH } from '#domain/booking/details-rules.ts'

const SENT_TOGETHER = ['customerName', 'bookingDate'] as const

/** The two things that change most often, without the whole form around them. */
export function ModifyBooking({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { capacity, toSend: _, ...item } = useBookingForm(booking, onClose, SENT_TOGETHER)
  const { form } = item
  const { customerName, bookingDate } = form.fields
  return (
    <>
      <EditDialog
        {...item}
        size="md"
        title={`Modify Booking #${booking.id}`}
        saveLabel="Save Changes"
        canSave={customerName.trim() !== '' && bookingDate !== ''}
        onClose={onClose}
      >
        <TextField
          label="Customer name"
          required
          maxLength={FULL_NAME_MAXIMUM_LENGTH}
          {...form.text('customerName')}
        />
        <TextField label="Booking date" type="date" required {...form.text('bookingDate')} />
      </EditDialog>
      <CapacityQuestion {...capacity} />
    </>
  )
}
