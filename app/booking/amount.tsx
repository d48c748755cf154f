import type { ReactNode } from 'react'
import styles from './amount.module.css'

type AmountProps = { name: string; isSum?: boolean; note?: string | undefined; children: ReactNode }

/** A line of a small bill. */
export function Amount({ name, isSum = false, note, children }: AmountProps) {
  return (
    <div className={styles.amount} data-sum={isSum || undefined}>
      <dt>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
