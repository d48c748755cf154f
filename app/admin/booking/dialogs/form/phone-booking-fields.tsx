import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { HoldOptions } from '../money/hold-options.tsx'
import type { BookingFields } from './booking-fields.ts'

type PhoneBookingFieldsProps = {
  form: Form<BookingFields>
  /** The amount due now; undefined until there is a price. */
  dueAmount: string | undefined
}

/** What was agreed on the phone about the first payment. */
export function PhoneBookingFields({ form, dueAmount }: PhoneBookingFieldsProps) {
  const text = useText()
  return (
    <>
      <Switch
        label={
          dueAmount === undefined
            ? text('admin.bookingForm.cash')
            : text('admin.bookingForm.cashOf', { amount: dollars(dueAmount) })
        }
        hint={text('admin.bookingForm.cashHint')}
        {...form.tick('isCash')}
      />
      {!form.fields.isCash && (
        <>
          <SelectField
            label={text('admin.payments.whileUnpaid')}
            hint={text('admin.payments.phone.holdHint')}
            {...form.input('holdDays')}
          >
            <option value="">{text('admin.payments.phone.keep')}</option>
            <HoldOptions />
          </SelectField>
          <Switch
            label={text('admin.payments.phone.mailLink')}
            hint={text('admin.payments.phone.mailLinkHint')}
            {...form.tick('sendPaymentLink')}
          />
        </>
      )}
    </>
  )
}
