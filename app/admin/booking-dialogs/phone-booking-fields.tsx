import { useWords } from '#app/lib/in-both.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { Form } from '../forms/use-form.ts'
import type { BookingFields } from './booking-fields.ts'
import { HoldOptions } from './hold-options.tsx'
import { PAYMENT_WORDS } from './payment-words.ts'

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
