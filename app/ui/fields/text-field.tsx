import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords>

/** One line of text, or whatever `type` says: email, tel, number, date, password, search, color. */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  isLabelHidden,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, required, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => <input type="text" {...control} {...input} className={classNames(styles.control)} />}
    </Field>
  )
}
