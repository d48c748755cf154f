import { prepare } from '#app/lib/page-data.ts'
import { termsQuery } from '#app/lib/terms-query.ts'
import { TermsText } from '#app/ui/terms-text.tsx'
import type { TermsVersion } from '#contract/terms-of-service.ts'
import { formatShort } from '#domain/party-day.ts'
import { termsBlocks } from '#domain/terms-of-service.ts'
import { type Matches, publicMeta } from '../seo/public-meta.ts'
import { usePrepared } from '../use-prepared.ts'
import type { Route } from './+types/terms-of-service-page'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { UsualTerms } from './usual-terms.tsx'

export const loader = ({ context }: Route.LoaderArgs) => prepare(context, [termsQuery])

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'Deposit, balance, cancellation, rescheduling, delivery and pickup: the terms of a teepee sleepover rental in Miami.',
  })

export default function TermsOfServicePage() {
  const published = usePrepared(termsQuery)
  return published ? (
    <PublishedTerms {...published} />
  ) : (
    <LegalPage title="Terms of Service">
      <UsualTerms />
      <ContactParagraph />
    </LegalPage>
  )
}

/** The version that bookings agree to. */
function PublishedTerms({ version, date, text }: TermsVersion) {
  return (
    <LegalPage title="Terms of Service" updated={`${formatShort(date)}, version ${version}`}>
      <TermsText parts={termsBlocks(text)} level={2} />
      <ContactParagraph />
    </LegalPage>
  )
}
