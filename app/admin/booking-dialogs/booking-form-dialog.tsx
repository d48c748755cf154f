import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Booking } from '#contract/bookings.ts'
import {
  EMAIL_MAXIMUM_LENGTH,
  FREE_TEXT_MAXIMUM_LENGTH,
  FULL_NAME_MAXIMUM_LENGTH,
  NAME_LENGTH,
} from '#domain/booking/details-rules.ts'
import { EditDialog } from '../forms/edit-dialog.tsx'
import { FieldRow } from '../forms/field-row.tsx'
import { CapacityQuestion } from './capacity-question.tsx'
import { OrderFields } from './order-fields.tsx'
import { PhoneBookingFields } from './phone-booking-fields.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { useBookingForm } from './use-booking-form.ts'

type BookingFormDialogProps = {
  /** Undefined for a new one, taken on the phone. */
  booking: Booking | undefined
  onClose: () => void
  onSaved: (saved: Booking) => void
}

export function BookingFormDialog({ booking, onClose, onSaved }: BookingFormDialogProps) {
  const { capacity, toSend, ...item } = useBookingForm(booking, onSaved)
  const { form } = item
  return (
    <>
      <EditDialog
        {...item}
        size="3xl"
        title={booking ? `Edit Booking #${booking.id}` : 'New Booking'}
        description={booking ? undefined : 'For a customer on the phone.'}
        saveLabel={booking ? 'Save Changes' : 'Create Booking'}
        onClose={onClose}
      >
        <FieldRow>
          <TextField
            label="Customer name"
            required
            maxLength={FULL_NAME_MAXIMUM_LENGTH}
            {...form.text('customerName')}
          />
          <TextField label="Phone" type="tel" required {...form.text('customerPhone')} />
          <TextField
            label="Email"
            type="email"
            required
            maxLength={EMAIL_MAXIMUM_LENGTH}
            {...form.text('customerEmail')}
          />
        </FieldRow>
        <TextField
          label="Party address"
          required
          maxLength={FREE_TEXT_MAXIMUM_LENGTH}
          {...form.text('partyAddress')}
        />
        <FieldRow>
          <TextField label="City" required maxLength={NAME_LENGTH.maximum} {...form.text('city')} />
          <TextField label="State" required maxLength={NAME_LENGTH.maximum} {...form.text('state')} />
          <TextField label="ZIP" required inputMode="numeric" {...form.text('zipCode')} />
        </FieldRow>
        <FieldRow>
          <TextField label="Date" type="date" required {...form.text('bookingDate')} />
          <TextField label="Guests" type="number" required min={1} max={20} {...form.text('guestCount')} />
        </FieldRow>
        <OrderFields form={form} booking={booking} />
        <TextArea
          label="Special requests"
          rows={3}
          maxLength={FREE_TEXT_MAXIMUM_LENGTH}
          {...form.text('specialRequests')}
        />
        {(form.fields.customThemeDetails || !booking) && (
          <TextArea
            label="Theme wishes"
            rows={2}
            maxLength={FREE_TEXT_MAXIMUM_LENGTH}
            {...form.text('customThemeDetails')}
          />
        )}
        {!booking && <PhoneBookingFields form={form} />}
        <QuotePreview booking={booking} toSend={toSend} />
      </EditDialog>
      <CapacityQuestion {...capacity} />
    </>
  )
}
