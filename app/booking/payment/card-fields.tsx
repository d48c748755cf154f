import { TextField } from '#app/ui/text-field.tsx'
import styles from './card-fields.module.css'
import { type CardText, groupCardNumber, writeExpiry } from './card-text.ts'
import { type Country, CountryField } from './country-field.tsx'

type CardFieldsProps = {
  card: CardText
  country: Country
  problems: Partial<Record<keyof CardText, string | undefined>>
  onChange: (field: keyof CardText, value: string) => void
  onCountry: (country: Country) => void
}

export function CardFields({ card, country, problems, onChange, onCountry }: CardFieldsProps) {
  const control = (field: keyof CardText, write: (typed: string) => string) => ({
    name: field,
    value: card[field],
    error: problems[field],
    // Browsers would offer a real card, which does not belong here.
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(field, write(event.target.value)),
  })
  return (
    <div className={styles.fields}>
      <TextField
        label="Card number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        className={styles.whole}
        {...control('number', groupCardNumber)}
      />
      <TextField
        label="Expiry"
        inputMode="numeric"
        placeholder="MM / YY"
        {...control('expiry', writeExpiry)}
      />
      <TextField
        label="CVC"
        inputMode="numeric"
        placeholder="CVC"
        maxLength={4}
        {...control('cvc', asTyped)}
      />
      <CountryField country={country} onCountry={onCountry} className={styles.wide} />
      <TextField
        label="ZIP"
        className={styles.wide}
        inputMode={country === 'US' ? 'numeric' : 'text'}
        maxLength={10}
        placeholder={country === 'US' ? '33101' : 'K1A 0B1'}
        {...control('zip', asTyped)}
      />
    </div>
  )
}

const asTyped = (typed: string) => typed
