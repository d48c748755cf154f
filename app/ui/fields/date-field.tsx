import { type ReactNode, useId } from 'react'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Calendar, type CalendarProps } from '../calendar/calendar.tsx'
import { classNames } from '../class-names.ts'
import styles from './field.module.css'
import { FieldError, FieldHint } from './field.tsx'

type DateFieldProps = CalendarProps & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
}

/** A calendar as a form field. */
export function DateField({ label, hint, error, required, ...calendar }: DateFieldProps) {
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`)
  return (
    <Stack as="fieldset" gap={2} aria-describedby={describedBy || undefined} tabIndex={-1}>
      <Text as="legend" marginBottom={2} className={styles.label} data-required={required}>
        {label}
      </Text>
      {hint !== undefined && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Calendar {...calendar} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Stack>
  )
}
