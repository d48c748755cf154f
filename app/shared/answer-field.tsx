import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { type BookingField, describeField, formatOption } from '#domain/booking/booking-fields.ts'

type AnswerFieldProps = {
  readonly field: BookingField
  /** Staff see another label, and no hint. */
  readonly isForStaff?: boolean
  readonly name?: string | undefined
  /** As typed or chosen; empty if unanswered. */
  readonly value: string
  readonly error?: string | undefined
  readonly disabled?: boolean
  readonly className?: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

/** The control for an optional booking field: a textarea for free text, a select for a choice. */
export function AnswerField({ field, isForStaff = false, ...control }: AnswerFieldProps) {
  const text = useText()
  const description = describeField(field)
  const label = text(`bookingFields.${field}.${isForStaff ? 'staffLabel' : 'label'}`)
  const hint = isForStaff ? undefined : text(`bookingFields.${field}.hint`)
  if (description.kind === 'text')
    return <TextArea {...{ label, hint }} maxLength={description.maximumLength} rows={3} {...control} />
  return (
    <SelectField {...{ label, hint }} {...control}>
      <option value="">{text('bookingFields.noAnswer')}</option>
      {Object.keys(description.options).map((value) => (
        <option key={value} value={value}>
          {formatOption(field, value, text)}
        </option>
      ))}
    </SelectField>
  )
}
