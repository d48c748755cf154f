import { useLanguage } from '#app/lib/language/language.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { type AnswerWords, type BookingField, describeField } from '#domain/booking/booking-fields.ts'
import { NO_ANSWER } from '#domain/booking/no-answer.ts'

type AnswerFieldProps = {
  readonly field: BookingField
  readonly words: AnswerWords
  /** Staff read another label, and no hint. */
  readonly isForStaff?: boolean
  readonly name?: string | undefined
  /** As typed or chosen; empty where nothing is. */
  readonly value: string
  readonly error?: string | undefined
  readonly className?: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

/** The control of an optional field of a booking: an area for a text, a list for a choice. */
export function AnswerField({ field, words, isForStaff = false, ...control }: AnswerFieldProps) {
  const noAnswer = NO_ANSWER[useLanguage()]
  const description = describeField(field)
  const label = isForStaff ? words.staffLabel : words.label
  const hint = isForStaff ? undefined : words.hint
  if (description.kind === 'text')
    return <TextArea {...{ label, hint }} maxLength={description.maximumLength} rows={3} {...control} />
  return (
    <SelectField {...{ label, hint }} {...control}>
      <option value="">{noAnswer}</option>
      {Object.entries(words.options ?? description.options).map(([value, answer]) => (
        <option key={value} value={value}>
          {answer}
        </option>
      ))}
    </SelectField>
  )
}
