import { useWords } from '#app/lib/in-both.ts'
import { type PageArgs, publicMeta, wordsOf } from '../seo/public-meta.ts'
import { LEGAL_WORDS } from '../words/legal-words.tsx'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { LegalSections } from './legal-sections.tsx'

export function meta({ matches, location }: PageArgs) {
  const words = wordsOf(LEGAL_WORDS, location)
  return publicMeta({
    matches,
    location,
    path: '/cookie-policy',
    title: words.cookies,
    description: words.cookiesDescription,
  })
}

export default function CookiePolicyPage() {
  const words = useWords(LEGAL_WORDS)
  return (
    <LegalPage title={words.cookies}>
      <LegalSections sections={words.cookieSections} />
      <ContactParagraph />
    </LegalPage>
  )
}
