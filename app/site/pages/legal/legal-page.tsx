import type { ReactNode } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ContactParagraph } from './contact-paragraph.tsx'
import styles from './legal-page.module.css'

const PAGES = {
  accessibility: { path: '/accessibility', description: 'legal.accessibilityDescription' },
  cookies: { path: '/cookie-policy', description: 'legal.cookiesDescription' },
  privacy: { path: '/privacy-policy', description: 'legal.privacyDescription' },
  terms: { path: '/terms-of-service', description: 'legal.termsDescription' },
} as const
type LegalName = keyof typeof PAGES

export function legalMeta(page: PageInput, name: LegalName): PageMeta {
  const text = pageText(page)
  const { path, description } = PAGES[name]
  return publicMeta(page, { path, title: text(`legal.${name}`), description: text(description) })
}

type LegalPageProps = { name: LegalName; updated?: string; children: ReactNode }

/** Ends with whom to ask. */
export function LegalPage({ name, updated, children }: LegalPageProps) {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <article className={styles.page}>
      <a href={pathIn('/')} className={styles.back}>
        <Icon name="chevron-left" />
        {text('legal.back')}
      </a>
      <PageHeading title={text(`legal.${name}`)}>
        {text('legal.updated', { when: updated ?? text('legal.firstPublished') })}
      </PageHeading>
      <div className={styles.text}>
        {children}
        <ContactParagraph />
      </div>
    </article>
  )
}
