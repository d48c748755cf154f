import type { ReactNode } from 'react'
import styles from './tab-header.module.css'

type TabHeaderProps = {
  title: string
  /** One sentence below the title. */
  hint?: ReactNode
  /** Buttons; the primary one comes last. */
  actions?: ReactNode
}

/** The header of every tab. */
export function TabHeader({ title, hint, actions }: TabHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1>{title}</h1>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
