import type { ReactNode } from 'react'
import styles from './pricing-card.module.css'

/** A part of the prices under a heading of its own. */
export function PricingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </div>
  )
}
