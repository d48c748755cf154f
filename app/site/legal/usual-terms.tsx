import { useText } from '#app/lib/messages/use-text.ts'
import { FIXED_TERMS } from '#domain/changes/published-terms.ts'
import { describeDeposit, describeMoves, describeRefunds } from '#domain/site-texts/usual-terms.ts'
import { useTerms } from '../terms-in-force.ts'
import { type LegalSection, LegalSections } from './legal-sections.tsx'

/** The terms that apply until the owner publishes a version, under the policy of bookings made now. */
export function UsualTerms() {
  const text = useText()
  const terms = useTerms()
  const sections: readonly LegalSection[] = [
    { title: text('legal.service.who.title'), text: text('legal.service.who.text') },
    {
      title: text(terms.deposit === null ? 'legal.service.payment.title' : 'legal.service.deposit.title'),
      list: describeDeposit(terms, text),
    },
    { title: text('legal.service.cancelling.title'), list: describeRefunds(terms, text) },
    { title: text('legal.service.moving.title'), text: describeMoves(terms, text) },
    {
      title: text('legal.service.delivery.title'),
      list: [
        text('legal.service.delivery.1', { miles: FIXED_TERMS.serviceMiles }),
        text('legal.service.delivery.2'),
        text('legal.service.delivery.3'),
      ],
    },
    {
      title: text('legal.service.yourPart.title'),
      list: ([1, 2, 3] as const).map((item) => text(`legal.service.yourPart.${item}`)),
    },
  ]
  return <LegalSections sections={sections} />
}
