import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

type CardGridProps = { isLoading: boolean; children: ReactNode }

/** Cards in 1, 2 or 3 columns; a last row that is not full stands in the middle. */
export function CardGrid({ isLoading, children }: CardGridProps) {
  return (
    <ul role="list" className={styles.grid} aria-busy={isLoading}>
      {children}
    </ul>
  )
}
