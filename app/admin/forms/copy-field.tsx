import type { ReactNode } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './copy-field.module.css'
import { toastFailure } from './failure-words.ts'

type CopyFieldProps = { label: string; hint: ReactNode; value: string; copyLabel: string }

/** Something to take along, such as a secret address. It can be copied by the button or by hand. */
export function CopyField({ label, hint, value, copyLabel }: CopyFieldProps) {
  const copy = async () => {
    if (await copyText(value)) toast({ title: 'Copied', description: `${label} copied`, tone: 'success' })
    else
      toastFailure(`The browser does not allow copying. Please select the ${label.toLowerCase()} yourself.`)
  }
  return (
    <div className={styles.row}>
      <TextField
        label={label}
        hint={hint}
        value={value}
        readOnly
        onFocus={(event) => event.target.select()}
        className={styles.field}
      />
      <Button variant="secondary" onClick={copy}>
        <Icon name="copy" />
        {copyLabel}
      </Button>
    </div>
  )
}
