import type { ReactNode } from 'react'
import styles from './amount.module.css'

type AmountProps = { name: string; isSum?: boolean; children: ReactNode }

/** A line of a small bill. */
export function Amount({ name, isSum = false, children }: AmountProps) {
  return (
    <div className={styles.amount} data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
