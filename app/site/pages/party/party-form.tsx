import { useText } from '#app/lib/messages/use-text.ts'
import { usePathname } from '#app/lib/page/pathname.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { COMING, GUEST_LIMITS } from '#domain/booking/guests/guest.ts'
import styles from './party-form.module.css'
import type { PartyField, PartyState } from './receive-answer.ts'

type PartyFormProps = { readonly state: PartyState; readonly formKey: string }

const DETAILS = ['allergies', 'nightPhone', 'pickup', 'consentedBy'] as const

/** Submitted by the browser to its own page: a name, a yes, and done. */
export function PartyForm({ state, formKey }: PartyFormProps) {
  const text = useText()
  const { values, problems, failure, answer } = state
  const field = fieldOf(state)
  return (
    <Card as="section">
      <form method="post" action={usePathname()} noValidate className={styles.form}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="answer" value={answer} />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <TextField
          {...field('firstName', GUEST_LIMITS.name)}
          label={text('pages.party.firstName')}
          required
          autoFocus={problems.firstName !== undefined}
        />
        <ComingChoice state={state} />
        <SelectField
          id="party-siblings"
          name="siblings"
          label={text('pages.party.siblings')}
          defaultValue={values.siblings ?? '0'}
          error={problems.siblings}
        >
          <option value="0">{text('pages.party.noSiblings')}</option>
          {[1, 2, 3, 4, 5].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
        <Details state={state} />
        <Button type="submit" size="lg" isWide>
          {text(answer ? 'pages.party.saveChange' : 'pages.party.send')}
        </Button>
        <Text size="sm" tone="soft">
          {text('pages.party.privacy')}
        </Text>
      </form>
    </Card>
  )
}

function ComingChoice({ state: { values, problems } }: Pick<PartyFormProps, 'state'>) {
  const text = useText()
  return (
    <fieldset className={styles.choice} aria-describedby={problems.coming && 'party-coming-error'}>
      <legend className={styles.legend}>{text('pages.party.coming')}</legend>
      {COMING.map((coming) => (
        <label key={coming} className={styles.option}>
          <input
            type="radio"
            name="coming"
            value={coming}
            required
            defaultChecked={values.coming === coming}
          />
          <span>{text('pages.party.answers', { coming })}</span>
        </label>
      ))}
      <FieldError id="party-coming-error">{problems.coming}</FieldError>
    </fieldset>
  )
}

/** Allergies, the night's phone and consents: in sight only once one of them is filled in. */
function Details({ state }: Pick<PartyFormProps, 'state'>) {
  const text = useText()
  const { values, problems } = state
  const field = fieldOf(state)
  const hasDetails = DETAILS.some((name) => values[name] || problems[name]) || values.films || values.photos
  return (
    <details className={styles.details} open={Boolean(hasDetails)}>
      <summary className={styles.summary}>{text('pages.party.details')}</summary>
      <div className={styles.inner}>
        <TextField
          {...field('allergies', GUEST_LIMITS.text)}
          label={text('pages.party.allergies')}
          hint={text('pages.party.allergiesHint')}
        />
        <TextField
          {...field('nightPhone', GUEST_LIMITS.phone)}
          type="tel"
          autoComplete="tel"
          label={text('pages.party.nightPhone')}
        />
        <TextField
          {...field('pickup', GUEST_LIMITS.text)}
          label={text('pages.party.pickup')}
          hint={text('pages.party.pickupHint')}
        />
        <fieldset className={styles.ticks}>
          <legend className={styles.legend}>{text('pages.party.allowed')}</legend>
          {(['films', 'photos'] as const).map((name) => (
            <label key={name} className={styles.tick}>
              <input type="checkbox" name={name} defaultChecked={Boolean(values[name])} />
              <span>{text(`pages.party.${name}`)}</span>
            </label>
          ))}
        </fieldset>
        <TextField
          {...field('consentedBy', GUEST_LIMITS.name)}
          label={text('pages.party.consentedBy')}
          hint={text('pages.party.consentHint')}
          autoComplete="name"
          autoFocus={problems.consentedBy !== undefined}
        />
      </div>
    </details>
  )
}

/** Returns what gives the props of a text field. */
function fieldOf({ values, problems }: PartyFormProps['state']) {
  return (name: PartyField, most: number) => ({
    id: `party-${name}`,
    name,
    defaultValue: values[name],
    error: problems[name],
    maxLength: most,
    autoComplete: 'off',
  })
}
