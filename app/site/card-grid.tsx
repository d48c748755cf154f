import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards in 1, 2 or 3 columns; an incomplete last row is centered. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.grid}>
      {children}
    </ul>
  )
}
