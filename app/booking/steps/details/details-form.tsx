import { type ComponentProps, type FormEvent, lazy, type ReactNode, Suspense } from 'react'
import type { Problems } from '#app/booking/wizard-steps.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { AnswerField } from '#app/shared/answer-field.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid, Stack } from '#app/ui/layout.tsx'
import {
  BOOKING_FIELD_NAMES,
  type BookingField,
  describeField,
  isAskedFor,
} from '#domain/booking/booking-fields.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import { GUESTS } from '#domain/booking/order/details-rules.ts'
import { findPhoneTrouble } from '#domain/booking/order/typed-phone.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatTime, getDeliveryWindow, PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import styles from './details-form.module.css'

/** If the question fails to load, the form works without it. */
const HeardFromField = lazy(() => import('./heard-from.tsx').catch(() => ({ default: () => null })))

type InputsProps = {
  draft: BookingDraft
  problems: Problems
  onChange: (field: DetailsField, value: string) => void
}

type DetailsFormProps = InputsProps & {
  id: string
  /** Shown below the number of guests. */
  advice: ReactNode
  /** The owner's own questions. */
  questions: ReactNode
  /** Shown below the phone number. */
  texts: ReactNode
  onStartTime: (time: string) => void
  onSubmit: (event: FormEvent) => void
}

export function DetailsForm({
  id,
  advice,
  texts,
  questions,
  onStartTime,
  onSubmit,
  ...inputs
}: DetailsFormProps) {
  const text = useText()
  const line = (field: LineField, className?: string) => (
    <TextField
      required
      className={className}
      label={text(`rules.field.${field}`)}
      {...LINES[field]}
      hint={getHint(field, inputs.draft, text)}
      {...getControl(field, inputs)}
    />
  )
  return (
    <Stack as="form" id={id} noValidate gap={6} onSubmit={onSubmit}>
      <Grid as="fieldset" columns={2}>
        <legend className={styles.legend}>{text('booking.details.you')}</legend>
        {line('firstName', styles.person)}
        {line('lastName', styles.person)}
        {line('email', styles.person)}
        {line('phone', classNames(styles.person, styles.phone))}
        {texts}
      </Grid>
      <Grid as="fieldset" columns={2}>
        <legend className={styles.legend}>{text('booking.details.party')}</legend>
        {line('address', styles.whole)}
        {line('city', styles.whole)}
        {line('state')}
        {line('zipCode')}
        <div className={styles.guests}>
          {line('guestCount')}
          {advice}
        </div>
        <StartTimeField time={inputs.draft.partyStartTime} onChange={onStartTime} />
        <OptionalFields {...inputs} />
        {questions}
        <Suspense fallback={null}>
          <HeardFromField answer={inputs.draft.heardFrom} className={styles.whole} />
        </Suspense>
      </Grid>
    </Stack>
  )
}

function getHint(field: LineField, { details }: BookingDraft, text: Text): string | undefined {
  if (field === 'address') return text('booking.details.addressHint')
  const trouble = field === 'phone' && findPhoneTrouble(details.phone)
  return trouble ? text(`booking.details.phoneTrouble.${trouble}`) : undefined
}

function getControl(field: DetailsField, { draft, problems, onChange }: InputsProps) {
  return {
    name: field,
    value: draft.details[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  }
}

type StartTimeProps = { time: BookingDraft['partyStartTime']; onChange: (time: string) => void }

function StartTimeField({ time, onChange }: StartTimeProps) {
  const text = useText()
  return (
    <SelectField
      label={text('booking.details.startsAt')}
      hint={text('booking.details.weCome', getDeliveryWindow(time))}
      name="partyStartTime"
      className={styles.person}
      value={time}
      onChange={(event) => onChange(event.target.value)}
    >
      {PARTY_START_TIMES.map((each) => (
        <option key={each} value={each}>
          {formatTime(each, text.language)}
        </option>
      ))}
    </SelectField>
  )
}

function OptionalFields(props: InputsProps) {
  return BOOKING_FIELD_NAMES.filter((name) => isAskedFor(name, props.draft.themeName)).map((name) => (
    <AnswerField
      key={name}
      field={name}
      className={describeField(name).kind === 'text' ? styles.whole : styles.half}
      {...getControl(name, props)}
    />
  ))
}

type LineField = Exclude<DetailsField, BookingField>

// `tel-national`: browsers then leave out the country code.
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
