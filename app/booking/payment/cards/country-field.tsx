import { useBookingWords } from '#app/booking/words/booking-words.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'

export type Country = 'US' | 'CA'

type CountryFieldProps = {
  country: Country
  onCountry: (country: Country) => void
  className?: string | undefined
}

/** The billing country: every card form asks for it. */
export function CountryField({ country, onCountry, className }: CountryFieldProps) {
  const words = useBookingWords().payment
  return (
    <SelectField
      label={words.country}
      name="country"
      className={className}
      value={country}
      onChange={(event) => onCountry(event.target.value as Country)}
    >
      <option value="US">{words.us}</option>
      <option value="CA">{words.canada}</option>
    </SelectField>
  )
}
