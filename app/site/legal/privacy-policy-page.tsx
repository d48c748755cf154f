import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { BOOKING_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import { LOCALES } from '#domain/text/language.ts'
import { getWords, publicMeta } from '../seo/public-meta.ts'
import { LEGAL_WORDS } from '../words/legal-words.tsx'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { LegalSections } from './legal-sections.tsx'

export function privacyPolicyMeta(page: PageInput): PageMeta {
  const words = getWords(LEGAL_WORDS, page)
  return publicMeta(page, {
    path: '/privacy-policy',
    title: words.privacy,
    description: words.privacyDescription,
  })
}

export function PrivacyPolicyPage() {
  const words = useWords(LEGAL_WORDS)
  const text = useText()
  const told = new Intl.ListFormat(LOCALES[useLanguage()], { type: 'conjunction' }).format(
    BOOKING_FIELD_NAMES.map((name) => text(`bookingFields.${name}.label`).toLowerCase()),
  )
  return (
    <LegalPage title={words.privacy}>
      <LegalSections sections={words.privacySections(told)} />
      <ContactParagraph />
    </LegalPage>
  )
}
