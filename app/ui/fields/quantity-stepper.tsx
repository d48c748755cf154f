import { IconButton } from '../controls/icon-button.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './quantity-stepper.module.css'

type QuantityStepperProps = {
  /** What is counted, such as 'Movie night'; part of both buttons' names. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

export function QuantityStepper({ label, value, onChange, min = 0, max = 99 }: QuantityStepperProps) {
  const text = useUiText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={text('ui.quantityOf', { what: label })} className={styles.stepper}>
      <IconButton
        icon="minus"
        label={text('ui.fewer', { what: label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className={styles.value}>{value}</output>
      <IconButton
        icon="plus"
        label={text('ui.more', { what: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}
