import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'

type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, keyof FieldWords>

/** A native select with our styles; its `<option>`s are the children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  isLabelHidden,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <div className={styles.selectBox}>
          <select {...select} {...control} className={classNames(styles.control, styles.select)} />
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}
