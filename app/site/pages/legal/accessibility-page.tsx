import { useText } from '#app/lib/messages/use-text.ts'
import { LegalPage } from './legal-page.tsx'
import { OwnSections } from './own-sections.tsx'

export function AccessibilityPage() {
  const text = useText()
  return (
    <LegalPage name="accessibility" updated={text('legal.accessibilityAssessed')}>
      <OwnSections page="accessibility" />
    </LegalPage>
  )
}
