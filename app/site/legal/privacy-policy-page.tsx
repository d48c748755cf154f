import { BOOKING_TEXT_NAMES, BOOKING_TEXTS } from '#domain/booking/booking-fields.ts'
import { type Matches, publicMeta } from '../seo/public-meta.ts'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: 'What we know about you when you book a teepee sleepover, why, and who else sees it.',
  })

const TEXTS_IN_WORDS = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(
  BOOKING_TEXT_NAMES.map((name) => BOOKING_TEXTS[name].label.toLowerCase()),
)

export default function PrivacyPolicyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <h2>What we keep</h2>
      <ul>
        <li>
          For a booking: your name, e-mail, phone, the address of the party, the date, the number of guests,
          and what you tell us under {TEXTS_IN_WORDS}.
        </li>
        <li>
          Where you agree to our terms of service before paying: which version, when, and the network address
          it came from.
        </li>
        <li>For a message or a review: what you write, and how to answer you.</li>
        <li>For the newsletter: your e-mail address. Every newsletter has a link that ends it.</li>
        <li>What we note down to serve you better, such as the month of a birthday you told us about.</li>
      </ul>
      <h2>Why we keep it</h2>
      <p>
        To bring the right teepees to the right door on the right day, to answer you, and to keep the records
        the law asks for. We do not sell it, and we do not show advertising.
      </p>
      <h2>Payments</h2>
      <p>
        Card numbers go straight to our payment provider. They never reach our own server, and we cannot see
        them.
      </p>
      <h2>Children</h2>
      <p>
        Customers must be adults (18+). We ask for nothing about the children themselves but what you choose
        to tell us for the party.
      </p>
      <h2>Your choice</h2>
      <p>
        Ask us what we know about you, have it corrected, or have it deleted. A booking that has been paid is
        kept for as long as tax law requires.
      </p>
      <ContactParagraph />
    </LegalPage>
  )
}
