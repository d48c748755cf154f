import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldHint } from './field.tsx'
import styles from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** For settings that are on or off, such as 'Available'. */
export function Switch({ label, hint, error, className, ...input }: SwitchProps) {
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, as a switch too
          role="switch"
          className={styles.switch}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
