import loadTexts from 'virtual:messages/heard'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { HEARD_FROM, isHeardFrom } from '#domain/money/reports/heard-from.ts'

type HeardFromFieldProps = { answer: string; className: string | undefined }

/** An optional question, asked last. Loaded with its texts once the step is shown. */
export default function HeardFromField({ answer, className }: HeardFromFieldProps) {
  const text = useLazyText('heard', loadTexts)
  const noAnswer = useText()('bookingFields.noAnswer')
  if (!text) return null
  return (
    <SelectField
      className={className}
      label={text('heard.question')}
      hint={text('heard.optional')}
      name="heardFrom"
      value={answer}
      onChange={({ target: { value } }) => saveDraft({ heardFrom: isHeardFrom(value) ? value : '' })}
    >
      <option value="">{noAnswer}</option>
      {HEARD_FROM.map((each) => (
        <option key={each} value={each}>
          {text('heard.answer', { answer: each })}
        </option>
      ))}
    </SelectField>
  )
}
