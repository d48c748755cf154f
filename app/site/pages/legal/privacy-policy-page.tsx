import { useText } from '#app/lib/messages/use-text.ts'
import { BOOKING_FIELD_NAMES } from '#domain/booking/booking-fields.ts'
import { joinNames } from '#domain/foundation/text/names.ts'
import { LegalPage } from './legal-page.tsx'
import { LegalSections } from './legal-sections.tsx'
import { OwnSections } from './own-sections.tsx'

export function PrivacyPolicyPage() {
  const text = useText()
  const told = joinNames(
    BOOKING_FIELD_NAMES.map((name) => text(`bookingFields.${name}.label`).toLowerCase()),
    text.language,
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
    <LegalPage name="privacy">
      <LegalSections sections={sections} />
      <OwnSections page="privacy" />
    </LegalPage>
  )
}
