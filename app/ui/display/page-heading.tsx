import type { ReactNode } from 'react'
import styles from './page-heading.module.css'

/** The title of a page and the sentence below it. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </header>
  )
}
