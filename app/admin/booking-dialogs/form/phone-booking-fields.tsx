import type { Form } from '#app/admin/forms/use-form.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { HoldOptions } from '../money/hold-options.tsx'
import { PAYMENT_WORDS } from '../money/payment-words.ts'
import type { BookingFields } from './booking-fields.ts'

/** What was agreed on the phone about the first payment. */
export function PhoneBookingFields({ form }: { form: Form<BookingFields> }) {
  const { phone: words, whileUnpaid } = useWords(PAYMENT_WORDS)
  return (
    <>
      <SelectField label={whileUnpaid} hint={words.holdHint} {...form.text('holdDays')}>
        <option value="">{words.keep}</option>
        <HoldOptions />
      </SelectField>
      <Switch label={words.mailLink} hint={words.mailLinkHint} {...form.tick('sendPaymentLink')} />
    </>
  )
}
