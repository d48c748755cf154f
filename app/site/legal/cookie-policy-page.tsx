import { useWords } from '#app/lib/language/in-both.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { getWords, publicMeta } from '../seo/public-meta.ts'
import { LEGAL_WORDS } from '../words/legal-words.tsx'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { LegalSections } from './legal-sections.tsx'

export function cookiePolicyMeta(page: PageInput): PageMeta {
  const words = getWords(LEGAL_WORDS, page)
  return publicMeta(page, {
    path: '/cookie-policy',
    title: words.cookies,
    description: words.cookiesDescription,
  })
}

export function CookiePolicyPage() {
  const words = useWords(LEGAL_WORDS)
  return (
    <LegalPage title={words.cookies}>
      <LegalSections sections={words.cookieSections} />
      <ContactParagraph />
    </LegalPage>
  )
}
