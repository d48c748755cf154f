import { FieldRow } from '#app/admin/forms/field-row.tsx'
import type { Form } from '#app/admin/forms/use-form.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { BookingFields } from './booking-fields.ts'
import { BOOKING_FORM_WORDS } from './booking-form-words.ts'

/** What only the office may do with the price of a change, for a reason that is kept. */
export function PriceChoice({ form }: { form: Form<BookingFields> }) {
  const words = useWords(BOOKING_FORM_WORDS)
  const { priceBy } = form.fields
  return (
    <FieldRow>
      <SelectField label={words.priceOf} {...form.text('priceBy')}>
        <option value="catalogue">{words.byCatalogue}</option>
        <option value="waived">{words.waived}</option>
        <option value="byHand">{words.byHand}</option>
      </SelectField>
      {priceBy === 'byHand' && (
        <TextField label={words.agreedAmount} inputMode="decimal" required {...form.text('agreedAmount')} />
      )}
      {priceBy !== 'catalogue' && (
        <TextField label={words.reason} hint={words.priceOfHint} required {...form.text('priceReason')} />
      )}
    </FieldRow>
  )
}
