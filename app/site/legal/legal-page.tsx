import type { ReactNode } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LEGAL_WORDS } from '../words/legal-words.tsx'
import styles from './legal-page.module.css'

type LegalPageProps = { title: string; updated?: string; children: ReactNode }

export function LegalPage({ title, updated, children }: LegalPageProps) {
  const words = useWords(LEGAL_WORDS)
  const pathIn = usePathIn()
  return (
    <article className={styles.page}>
      <a href={pathIn('/')} className={styles.back}>
        <Icon name="chevron-left" />
        {words.back}
      </a>
      <PageHeading title={title}>{words.updated(updated ?? words.firstPublished)}</PageHeading>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
