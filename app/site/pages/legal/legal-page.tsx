import type { ReactNode } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './legal-page.module.css'

type LegalPageProps = { title: string; updated?: string; children: ReactNode }

export function LegalPage({ title, updated, children }: LegalPageProps) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <article className={styles.page}>
      <a href={pathIn('/')} className={styles.back}>
        <Icon name="chevron-left" />
        {text('legal.back')}
      </a>
      <PageHeading title={title}>
        {text('legal.updated', { when: updated ?? text('legal.firstPublished') })}
      </PageHeading>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
