import type { ReactNode } from 'react'
import styles from './field-row.module.css'

/** Fields that belong together. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
