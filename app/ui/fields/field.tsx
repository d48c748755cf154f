import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './field.module.css'

/** The props that connect a control to its label, hint and error. Spread them on the input. */
type ControlProps = {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The texts around a control, shared by every field. */
export type FieldWords = {
  /** Only for islands that hydrate separately: a generated id would differ from the server's. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** Keeps the label for screen readers only; for a control whose position already explains it. */
  isLabelHidden?: boolean
}

type FieldProps = FieldWords & {
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, required, isLabelHidden, className, children } = props
  const unnamed = useId()
  const id = props.id ?? unnamed
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return (
    <div className={classNames(styles.field, className)}>
      <label
        htmlFor={id}
        className={classNames(styles.label, isLabelHidden && 'visually-hidden')}
        data-required={required}
      >
        {label}
      </label>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

type FieldGroupProps = FieldWords & {
  children: (ids: { labelId: string; errorId: string | undefined }) => ReactNode
}

/** Several controls under one label. */
export function FieldGroup({ label, hint, error, required, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid with its legend in the flow
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      className={styles.field}
    >
      <span id={`${id}-label`} className={styles.label} data-required={required}>
        {label}
      </span>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({ labelId: `${id}-label`, errorId: error ? `${id}-error` : undefined })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  )
}

export function FieldError(props: { id: string; children: string | undefined }) {
  return <Problem {...props} />
}

/** Why something failed that no field is described by; announced as soon as it appears. */
export function ActFailure({ children }: { children: string | undefined }) {
  return <Problem role="alert">{children}</Problem>
}

function Problem({ children, ...place }: { id?: string; role?: 'alert'; children: string | undefined }) {
  if (!children) return null
  return (
    <p {...place} className={styles.error}>
      <Icon name="warning" />
      {children}
    </p>
  )
}
