import type { ReactNode } from 'react'
import styles from './own-booking-report.module.css'

/** A line of a small bill. */
export function Amount({
  name,
  isSum = false,
  children,
}: {
  name: string
  isSum?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.amount} data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
