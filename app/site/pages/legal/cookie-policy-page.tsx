import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { LegalSections } from './legal-sections.tsx'

export function cookiePolicyMeta(page: PageInput): PageMeta {
  const text = pageText(page)
  return publicMeta(page, {
    path: '/cookie-policy',
    title: text('legal.cookies'),
    description: text('legal.cookiesDescription'),
  })
}

export function CookiePolicyPage() {
  const text = useText()
  const sections = [
    { title: text('legal.cookiePolicy.none.title'), text: text('legal.cookiePolicy.none.text') },
    {
      title: text('legal.cookiePolicy.browser.title'),
      list: ([1, 2, 3, 4, 5, 6] as const).map((item) => text(`legal.cookiePolicy.browser.${item}`)),
    },
    { title: text('legal.cookiePolicy.paying.title'), text: text('legal.cookiePolicy.paying.text') },
    { title: text('legal.cookiePolicy.clearing.title'), text: text('legal.cookiePolicy.clearing.text') },
  ]
  return (
    <LegalPage title={text('legal.cookies')}>
      <LegalSections sections={sections} />
      <ContactParagraph />
    </LegalPage>
  )
}
