import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/fields/text-field.tsx'

/** An input for an amount with two decimals: dollars and cents, or a percentage. */
export function AmountField(props: ComponentProps<typeof TextField>) {
  return <TextField type="number" min={0} step={0.01} inputMode="decimal" {...props} />
}
