import type { ReactNode } from 'react'
import styles from './fact-group.module.css'

type FactGroupProps = { title: string; actions?: ReactNode; children: ReactNode }

/** Facts that belong together, under a title. */
export function FactGroup({ title, actions, children }: FactGroupProps) {
  return (
    <section className={styles.group}>
      <h4 className={styles.title}>{title}</h4>
      <dl className={styles.facts}>{children}</dl>
      {actions}
    </section>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
