import { SelectField } from '#app/ui/select-field.tsx'

export type Country = 'US' | 'CA'

type CountryFieldProps = {
  country: Country
  onCountry: (country: Country) => void
  className?: string | undefined
}

/** Where the card is billed: every card form asks for it. */
export function CountryField({ country, onCountry, className }: CountryFieldProps) {
  return (
    <SelectField
      label="Billing country"
      name="country"
      className={className}
      value={country}
      onChange={(event) => onCountry(event.target.value as Country)}
    >
      <option value="US">United States</option>
      <option value="CA">Canada</option>
    </SelectField>
  )
}
