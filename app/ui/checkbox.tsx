import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import { FieldError, FieldHint } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox(props: CheckboxProps) {
  return <Tickable {...props} look={styles.checkbox} />
}

/** For what takes effect at once, such as 'Available'; a Checkbox is for what is sent with a form. */
export function Switch(props: CheckboxProps) {
  return <Tickable {...props} role="switch" look={styles.switch} />
}

function Tickable({
  label,
  hint,
  error,
  look,
  className,
  ...input
}: CheckboxProps & { look: string | undefined }) {
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={look}
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
