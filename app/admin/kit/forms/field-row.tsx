import type { ReactNode } from 'react'
import styles from './field-row.module.css'

type FieldRowProps = { areNarrow?: boolean; children: ReactNode }

/** Groups related fields; narrow ones, such as numbers, share a line even on a phone. */
export function FieldRow({ areNarrow, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-narrow={areNarrow}>
      {children}
    </div>
  )
}
