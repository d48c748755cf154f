import { classNames } from '../class-names.ts'
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
  /** At `min` the minus becomes a trash can, for lists in which going below removes the line. */
  onRemove?: () => void
  className?: string | undefined
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { label, value, onChange, min = 0, max = 99, onRemove, className } = props
  const text = useUiText()
  const removes = onRemove !== undefined && value <= min
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      role="group"
      aria-label={text('ui.quantityOf', { what: label })}
      className={classNames(styles.stepper, className)}
    >
      <IconButton
        icon={removes ? 'trash' : 'minus'}
        label={removes ? text('ui.remove', { what: label }) : text('ui.fewer', { what: label })}
        disabled={!removes && value <= min}
        onClick={() => (removes ? onRemove() : onChange(value - 1))}
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
