import { useId } from 'react'
import styles from './photo-field.module.css'

type PhotoFieldProps = {
  readonly label: string
  readonly hint: string
  readonly onFile: (file: File | undefined) => void
}

/** One photo, chosen or taken. */
export function PhotoField({ label, hint, onFile }: PhotoFieldProps) {
  const hintId = useId()
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="file"
        accept="image/*"
        aria-describedby={hintId}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <small id={hintId}>{hint}</small>
    </label>
  )
}
