import type { ReactNode } from 'react'
import { Row as Line } from '#app/ui/layout.tsx'
import styles from './rows.module.css'

/** A short list of people or things, one per line. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} role="list">
      {children}
    </ul>
  )
}

type RowProps = {
  title: ReactNode
  /** A note beside the title, such as 'You'. */
  badges?: ReactNode
  /** Further facts below the title; undefined ones are skipped. */
  facts?: readonly (string | null | undefined)[]
  actions?: ReactNode
}

export function Row({ title, badges, facts = [], actions }: RowProps) {
  return (
    <Line as="li" justify="space-between" gap={3} rowGap={2} className={styles.row}>
      <Line as="span" rowGap={0} breaksWords className={styles.name}>
        <strong>{title}</strong>
        {badges}
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </Line>
      {actions !== undefined && <Line as="span">{actions}</Line>}
    </Line>
  )
}
