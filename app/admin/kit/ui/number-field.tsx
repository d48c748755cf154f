import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/fields/text-field.tsx'

/** A required whole number from zero, unless told otherwise. */
export function NumberField(props: ComponentProps<typeof TextField>) {
  return <TextField type="number" min={0} step={1} inputMode="numeric" required {...props} />
}
