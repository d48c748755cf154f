import type { ComponentProps, FormEvent } from 'react'
import type { BookingDraft } from '#app/lib/booking-draft.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  asksForThemeDetails,
  type DetailsField,
  FREE_TEXT_MAXIMUM_LENGTH,
  GUESTS,
} from '#domain/booking/details-rules.ts'
import {
  deliveryWindowOf,
  PARTY_START_TIMES,
  timeInWords,
  windowInWords,
} from '#domain/booking/party-start.ts'
import type { Problems } from '../use-wizard.ts'
import styles from './details-form.module.css'

type DetailsFormProps = {
  id: string
  draft: BookingDraft
  problems: Problems
  onChange: (field: DetailsField, value: string) => void
  onStartTime: (time: string) => void
  onSubmit: (event: FormEvent) => void
}

export function DetailsForm({ id, draft, problems, onChange, onStartTime, onSubmit }: DetailsFormProps) {
  const control = (field: DetailsField) => ({
    name: field,
    value: draft.details[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  const line = (field: LineField, className?: string) => (
    <TextField required className={className} {...LINES[field]} {...control(field)} />
  )
  return (
    <form id={id} noValidate className={styles.form} onSubmit={onSubmit}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>You</legend>
        {line('firstName', styles.person)}
        {line('lastName', styles.person)}
        {line('email', styles.person)}
        {line('phone', styles.person)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>The party</legend>
        {line('address', styles.whole)}
        {line('city', styles.whole)}
        {line('state')}
        {line('zipCode')}
        {line('guestCount')}
        <SelectField
          label="Party starts at"
          hint={`We come between ${windowInWords(deliveryWindowOf(draft.partyStartTime)).replace(' to ', ' and ')}.`}
          name="partyStartTime"
          value={draft.partyStartTime}
          onChange={(event) => onStartTime(event.target.value)}
        >
          {PARTY_START_TIMES.map((time) => (
            <option key={time} value={time}>
              {timeInWords(time)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="Special requests"
          hint="Optional"
          className={styles.whole}
          {...LONG_TEXT}
          {...control('specialRequests')}
        />
        {asksForThemeDetails(draft.themeName) && (
          <TextArea
            label="Custom theme details"
            hint="What should it look like? Colors, characters, anything you dream of."
            className={styles.whole}
            {...LONG_TEXT}
            {...control('customThemeDetails')}
          />
        )}
      </fieldset>
    </form>
  )
}

type LineField = Exclude<DetailsField, 'specialRequests' | 'customThemeDetails'>

const LONG_TEXT = { maxLength: FREE_TEXT_MAXIMUM_LENGTH, rows: 3 }

// Telephone numbers are asked for without the country: browsers fill in just that.
const LINES: Record<
  LineField,
  Pick<ComponentProps<typeof TextField>, 'label' | 'hint'> & ComponentProps<'input'>
> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    autoCapitalize: 'none',
  },
  phone: { label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  address: { label: 'Address', hint: 'Where we set up the teepees.', autoComplete: 'address-line1' },
  city: { label: 'City', autoComplete: 'address-level2' },
  state: { label: 'State', autoComplete: 'address-level1' },
  zipCode: { label: 'ZIP code', inputMode: 'numeric', autoComplete: 'postal-code' },
  guestCount: {
    label: 'Guest count',
    type: 'number',
    inputMode: 'numeric',
    min: GUESTS.minimum,
    max: GUESTS.maximum,
    autoComplete: 'off',
  },
}
