import type { ComponentProps, FormEvent, ReactNode } from 'react'
import type { BookingDraft } from '#app/lib/booking-draft.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  asksForText,
  BOOKING_TEXT_NAMES,
  BOOKING_TEXTS,
  type BookingText,
} from '#domain/booking/booking-fields.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import { GUESTS } from '#domain/booking/details-rules.ts'
import { deliveryWindowOf, PARTY_START_TIMES, timeInWords } from '#domain/booking/party-start.ts'
import type { Problems } from '../wizard-steps.ts'
import { useWords } from '../words/booking-words.ts'
import styles from './details-form.module.css'

type DetailsFormProps = {
  id: string
  /** Shown below the number of guests. */
  advice: ReactNode
  draft: BookingDraft
  problems: Problems
  onChange: (field: DetailsField, value: string) => void
  onStartTime: (time: string) => void
  onSubmit: (event: FormEvent) => void
}

export function DetailsForm({
  id,
  advice,
  draft,
  problems,
  onChange,
  onStartTime,
  onSubmit,
}: DetailsFormProps) {
  const words = useWords()
  const { rules } = words.shared
  const control = (field: DetailsField) => ({
    name: field,
    value: draft.details[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  const hintOf = (field: LineField) => (field === 'address' ? { hint: words.details.addressHint } : {})
  const line = (field: LineField, className?: string) => (
    <TextField
      required
      className={className}
      label={words.details[field]}
      {...LINES[field]}
      {...hintOf(field)}
      {...control(field)}
    />
  )
  return (
    <form id={id} noValidate className={styles.form} onSubmit={onSubmit}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.details.you}</legend>
        {line('firstName', styles.person)}
        {line('lastName', styles.person)}
        {line('email', styles.person)}
        {line('phone', styles.person)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{words.details.party}</legend>
        {line('address', styles.whole)}
        {line('city', styles.whole)}
        {line('state')}
        {line('zipCode')}
        <div className={styles.guests}>
          {line('guestCount')}
          {advice}
        </div>
        <SelectField
          label={words.details.startsAt}
          hint={words.details.weCome(deliveryWindowOf(draft.partyStartTime))}
          name="partyStartTime"
          value={draft.partyStartTime}
          onChange={(event) => onStartTime(event.target.value)}
        >
          {PARTY_START_TIMES.map((time) => (
            <option key={time} value={time}>
              {timeInWords(time, rules.language)}
            </option>
          ))}
        </SelectField>
        {BOOKING_TEXT_NAMES.filter((name) => asksForText(name, draft.themeName)).map((name) => (
          <TextArea
            key={name}
            label={rules.texts[name].label}
            hint={rules.texts[name].hint}
            className={styles.whole}
            maxLength={BOOKING_TEXTS[name].maximumLength}
            rows={3}
            {...control(name)}
          />
        ))}
      </fieldset>
    </form>
  )
}

type LineField = Exclude<DetailsField, BookingText>

// Telephone numbers are national: browsers then fill in just that.
const LINES: Record<LineField, ComponentProps<'input'>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    autoCapitalize: 'none',
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  address: { autoComplete: 'address-line1' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1' },
  zipCode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  guestCount: {
    type: 'number',
    inputMode: 'numeric',
    min: GUESTS.minimum,
    max: GUESTS.maximum,
    autoComplete: 'off',
  },
}
