import { AmountField } from '#app/admin/kit/forms/amount-field.tsx'
import { getPart } from '#app/admin/kit/forms/form-inputs.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import {
  type NameIn,
  type Part,
  PRICE_VALUES,
  type PriceValue,
  type PriceValues,
} from '#domain/catalogue/pricing/price-values.ts'
import type { PricingFields } from './price-form.ts'

type PriceFieldsProps<In extends Part> = {
  form: Form<PricingFields>
  part: In
  /** All values of the part if missing. */
  names?: readonly NameIn<In>[]
}

/** The usual inputs for values of a part of the prices. */
export function PriceFields<In extends Part>({ form, part, names }: PriceFieldsProps<In>) {
  const values: Readonly<Record<string, PriceValue>> = PRICE_VALUES[part]
  const shown: readonly string[] = names ?? Object.keys(values)
  return shown.map((name) => (
    <PriceField key={name} form={form} part={part} name={name} value={values[name]} />
  ))
}

type LabelId = { [In in Part]: `admin.pricing.${In}.${NameIn<In>}` }[Part]
type HintId = {
  [In in Part]: {
    [Name in NameIn<In>]: PriceValues[In][Name] extends { hasHint: true }
      ? `admin.pricing.hints.${In}.${Name}`
      : never
  }[NameIn<In>]
}[Part]

type PriceFieldProps = { form: Form<PricingFields>; part: Part; name: string; value: PriceValue | undefined }

function PriceField({ form, part, name, value }: PriceFieldProps) {
  const text = useText()
  const { input, tick } = getPart<Record<Part, Record<string, unknown>>, Part>(form, part)
  if (!value) return null
  const { kind, hasHint } = value
  const words = {
    label: text(`admin.pricing.${part}.${name}` as LabelId),
    ...(hasHint && { hint: text(`admin.pricing.hints.${part}.${name}` as HintId) }),
  }
  if (kind === 'onOff') return <Switch {...words} {...tick(name)} />
  if (kind === 'dollars' || kind === 'percent') return <AmountField {...words} {...input(name)} />
  if (kind === 'day') return <TextField {...words} type="date" {...input(name)} />
  const inputMode = kind === 'whole' || kind === 'zip' ? 'numeric' : 'decimal'
  return <TextField {...words} inputMode={inputMode} {...input(name)} />
}
