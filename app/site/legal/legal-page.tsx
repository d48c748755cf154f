import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import styles from './legal-page.module.css'

type LegalPageProps = { title: string; children: ReactNode }

export function LegalPage({ title, children }: LegalPageProps) {
  return (
    <article className={styles.page}>
      <Link to="/" className={styles.back}>
        <Icon name="chevron-left" />
        Back to homepage
      </Link>
      <PageHeading title={title}>Last updated: May 22, 2025</PageHeading>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
