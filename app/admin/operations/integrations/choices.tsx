import { useId } from 'react'
import { Chip } from '#app/ui/display/chip.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Row } from '#app/ui/layout.tsx'
import styles from './choices.module.css'

type ChoicesProps<Choice extends string> = {
  label: string
  all: readonly Choice[]
  chosen: readonly Choice[]
  error: string | undefined
  onChange: (chosen: Choice[]) => void
  describe?: (choice: Choice) => string
}

/** A group of checkboxes. */
export function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { label, all, chosen, error, onChange, describe } = props
  const id = useId()
  return (
    <Row as="fieldset" align="stretch" className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend className={styles.label}>{label}</legend>
      {all.map((one) => (
        <Chip
          key={one}
          isSelected={chosen.includes(one)}
          title={describe?.(one)}
          onClick={() =>
            onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
          }
        >
          {one}
        </Chip>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </Row>
  )
}
