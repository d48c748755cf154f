import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Grid } from '#app/ui/layout.tsx'
import type { CardText } from '#domain/money/payments/card-problems.ts'
import styles from './card-fields.module.css'
import { groupCardNumber, writeExpiry } from './card-text.ts'
import { type Country, CountryField } from './country-field.tsx'

type CardFieldsProps = {
  card: CardText
  country: Country
  problems: Partial<Record<keyof CardText, string | undefined>>
  onChange: (field: keyof CardText, value: string) => void
  onCountry: (country: Country) => void
}

export function CardFields({ card, country, problems, onChange, onCountry }: CardFieldsProps) {
  const text = useText()
  const control = (field: keyof CardText, write: (typed: string) => string) => ({
    name: field,
    value: card[field],
    error: problems[field],
    // Stops browsers from autofilling a real card, which does not belong here.
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(field, write(event.target.value)),
  })
  return (
    <Grid columns={2}>
      <TextField
        label={text('booking.payment.number')}
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        className={styles.whole}
        {...control('number', groupCardNumber)}
      />
      <TextField
        label={text('booking.payment.expiry')}
        inputMode="numeric"
        placeholder={text('booking.payment.expiryExample')}
        {...control('expiry', writeExpiry)}
      />
      <TextField
        label={text('booking.payment.cvc')}
        inputMode="numeric"
        placeholder={text('booking.payment.cvc')}
        maxLength={4}
        {...control('cvc', asTyped)}
      />
      <CountryField country={country} onCountry={onCountry} className={styles.wide} />
      <TextField
        label={text('booking.payment.zip')}
        className={styles.wide}
        inputMode={country === 'US' ? 'numeric' : 'text'}
        maxLength={10}
        placeholder={country === 'US' ? '33101' : 'K1A 0B1'}
        {...control('zip', asTyped)}
      />
    </Grid>
  )
}

const asTyped = (typed: string) => typed
