import { FieldRow } from '#app/admin/kit/forms/field-row.tsx'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { BookingFields } from './booking-fields.ts'

/** Price overrides that only staff can make; each requires a reason, which is recorded. */
export function PriceChoice({ form }: { form: Form<BookingFields> }) {
  const text = useText()
  const { priceBy } = form.fields
  return (
    <FieldRow>
      <SelectField label={text('admin.bookingForm.priceOf')} {...form.input('priceBy')}>
        <option value="catalogue">{text('admin.bookingForm.byCatalogue')}</option>
        <option value="waived">{text('admin.bookingForm.waived')}</option>
        <option value="byHand">{text('admin.bookingForm.byHand')}</option>
      </SelectField>
      {priceBy === 'byHand' && (
        <TextField
          label={text('admin.bookingForm.agreedAmount')}
          inputMode="decimal"
          required
          {...form.input('agreedAmount')}
        />
      )}
      {priceBy !== 'catalogue' && (
        <TextField
          label={text('admin.bookingForm.reason')}
          hint={text('admin.bookingForm.priceOfHint')}
          required
          {...form.input('priceReason')}
        />
      )}
    </FieldRow>
  )
}
