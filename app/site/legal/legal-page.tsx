import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import styles from './legal-page.module.css'

type LegalPageProps = { title: string; updated?: string; children: ReactNode }

export function LegalPage({ title, updated = 'May 22, 2025', children }: LegalPageProps) {
  return (
    <article className={styles.page}>
      <a href="/" className={styles.back}>
        <Icon name="chevron-left" />
        Back to homepage
      </a>
      <PageHeading title={title}>Last updated: {updated}</PageHeading>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
