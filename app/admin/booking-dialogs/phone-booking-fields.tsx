import { SelectField } from '#app/ui/select-field.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { Form } from '../forms/use-form.ts'
import type { BookingFields } from './booking-fields.ts'
import { HoldOptions } from './hold-options.tsx'

/** What is agreed on the phone about the first payment. */
export function PhoneBookingFields({ form }: { form: Form<BookingFields> }) {
  return (
    <>
      <SelectField
        label="While unpaid"
        hint="After some days without a payment the date is free again by itself."
        {...form.text('holdDays')}
      >
        <option value="">Keep the date (confirmed)</option>
        <HoldOptions />
      </SelectField>
      <Switch
        label="Mail a payment link"
        hint="The customer pays what is due now by card, on a page of their own."
        {...form.tick('sendPaymentLink')}
      />
    </>
  )
}
