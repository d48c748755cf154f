import { useText } from '#app/lib/messages/use-text.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'

export type Country = 'US' | 'CA'

type CountryFieldProps = {
  country: Country
  onCountry: (country: Country) => void
  className?: string | undefined
}

/** The billing country: every card form asks for it. */
export function CountryField({ country, onCountry, className }: CountryFieldProps) {
  const text = useText()
  return (
    <SelectField
      label={text('booking.payment.country')}
      name="country"
      className={className}
      value={country}
      onChange={(event) => onCountry(event.target.value as Country)}
    >
      <option value="US">{text('booking.payment.us')}</option>
      <option value="CA">{text('booking.payment.canada')}</option>
    </SelectField>
  )
}
