import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { BOOKING_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { LegalSections } from './legal-sections.tsx'
import { OwnSections } from './own-sections.tsx'

export function privacyPolicyMeta(page: PageInput): PageMeta {
  const text = pageText(page)
  return publicMeta(page, {
    path: '/privacy-policy',
    title: text('legal.privacy'),
    description: text('legal.privacyDescription'),
  })
}

export function PrivacyPolicyPage() {
  const text = useText()
  const told = new Intl.ListFormat(text.locale, { type: 'conjunction' }).format(
    BOOKING_FIELD_NAMES.map((name) => text(`bookingFields.${name}.label`).toLowerCase()),
  )
  const sections = [
    {
      title: text('legal.privacyPolicy.kept.title'),
      list: [
        text('legal.privacyPolicy.kept.1', { told }),
        ...([2, 3, 4, 5, 6] as const).map((item) => text(`legal.privacyPolicy.kept.${item}`)),
      ],
    },
  ]
  return (
    <LegalPage title={text('legal.privacy')}>
      <LegalSections sections={sections} />
      <OwnSections page="privacy" />
      <ContactParagraph />
    </LegalPage>
  )
}
