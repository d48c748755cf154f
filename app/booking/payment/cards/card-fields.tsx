import { useBookingWords } from '#app/booking/words/booking-words.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
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
  const words = useBookingWords().payment
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
        label={words.number}
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        className={styles.whole}
        {...control('number', groupCardNumber)}
      />
      <TextField
        label={words.expiry}
        inputMode="numeric"
        placeholder={words.expiryExample}
        {...control('expiry', writeExpiry)}
      />
      <TextField
        label={words.cvc}
        inputMode="numeric"
        placeholder={words.cvc}
        maxLength={4}
        {...control('cvc', asTyped)}
      />
      <CountryField country={country} onCountry={onCountry} className={styles.wide} />
      <TextField
        label={words.zip}
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
