import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useUiText } from '../ui-text.ts'
import styles from './field.module.css'
import { Field, type FieldWords } from './field.tsx'

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, keyof FieldWords> & {
    /** Shows how much of `maxLength` is used. */
    hasCounter?: boolean
  }

export function TextArea(props: TextAreaProps) {
  const { id, label, hint, error, required, isLabelHidden, className, hasCounter, onChange, ...area } = props
  const text = useUiText()
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length)
  return (
    <Field {...{ id, label, hint, error, required, className }} isLabelHidden={isLabelHidden ?? false}>
      {(control) => (
        <>
          <textarea
            rows={4}
            {...area}
            {...control}
            className={classNames(styles.control, styles.area)}
            onChange={(event) => {
              setLength(event.target.value.length)
              onChange?.(event)
            }}
          />
          {hasCounter && (
            <span className={styles.counter}>
              {area.value === undefined ? length : String(area.value).length} / {area.maxLength}
              <span className="visually-hidden">{text('ui.characters')}</span>
            </span>
          )}
        </>
      )}
    </Field>
  )
}
