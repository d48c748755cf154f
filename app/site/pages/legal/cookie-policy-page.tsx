import { useText } from '#app/lib/messages/use-text.ts'
import { LegalPage } from './legal-page.tsx'
import { LegalSections } from './legal-sections.tsx'

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
    <LegalPage name="cookies">
      <LegalSections sections={sections} />
    </LegalPage>
  )
}
