import type { ReactNode } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Row } from '#app/ui/layout.tsx'
import styles from './copy-field.module.css'
import { toastFailure, toastSuccess } from './describe-failure.ts'

type CopyFieldProps = { label: string; hint: ReactNode; value: string; copyLabel: string }

/** A value to copy, such as a secret URL, with a button or by hand. */
export function CopyField({ label, hint, value, copyLabel }: CopyFieldProps) {
  const text = useText()
  const copy = async () => {
    if (await copyText(value))
      toastSuccess(text('admin.forms.copy.copied', { label }), text('admin.forms.copy.title'))
    else toastFailure(text('admin.forms.copy.failed', { label: label.toLowerCase() }))
  }
  return (
    <Row gap={3} align="end">
      <TextField
        label={label}
        hint={hint}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
        className={styles.field}
      />
      <Button icon="copy" variant="secondary" onClick={copy}>
        {copyLabel}
      </Button>
    </Row>
  )
}
