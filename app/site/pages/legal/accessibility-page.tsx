import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { OwnSections } from './own-sections.tsx'

export function accessibilityMeta(page: PageInput): PageMeta {
  const text = pageText(page)
  return publicMeta(page, {
    path: '/accessibility',
    title: text('legal.accessibility'),
    description: text('legal.accessibilityDescription'),
  })
}

export function AccessibilityPage() {
  const text = useText()
  return (
    <LegalPage title={text('legal.accessibility')} updated={text('legal.accessibilityAssessed')}>
      <OwnSections page="accessibility" />
      <ContactParagraph />
    </LegalPage>
  )
}
