import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError } from './field.tsx'
import styles from './radio-cards.module.css'

type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** Shown at the end of the first line, such as an amount. */
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  options: RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  isLegendHidden?: boolean
}

/** A choice between a few options, each with a sentence: deposit or full payment. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onChange, error, isLegendHidden } = props
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={classNames(styles.legend, isLegendHidden && 'visually-hidden')}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className={styles.radio}
          />
          <span className={styles.label}>{option.label}</span>
          {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
          {option.description !== undefined && (
            <span className={styles.description}>{option.description}</span>
          )}
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
