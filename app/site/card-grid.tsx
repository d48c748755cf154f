import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards in 1, 2 or 3 columns; a last row that is not full stands in the middle. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  )
}
