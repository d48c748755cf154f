import { termsQuery } from '#app/lib/api/terms-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { TermsText } from '#app/ui/overlays/terms-text.tsx'
import type { TermsVersion } from '#contract/booking/terms-of-service.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { termsBlocks } from '#domain/site/terms-of-service.ts'
import { LegalPage } from './legal-page.tsx'
import { UsualTerms } from './usual-terms.tsx'

export function TermsOfServicePage() {
  const published = usePrepared(termsQuery)
  const text = useText()
  const policy = usePrepared(siteSettingsQuery)?.policy
  return published ? (
    <PublishedTerms {...published} />
  ) : (
    <LegalPage name="terms" {...(policy && { updated: formatShort(policy.from, text.language) })}>
      <UsualTerms />
    </LegalPage>
  )
}

/** The version that bookings agree to. */
function PublishedTerms({ version, date, text: english, translation }: TermsVersion) {
  const text = useText()
  const isForeign = text.language !== DEFAULT_LANGUAGE
  return (
    <LegalPage name="terms" updated={text('legal.published', { day: date, version })}>
      <div lang={isForeign && translation === undefined ? DEFAULT_LANGUAGE : undefined}>
        <TermsText parts={termsBlocks(translation ?? english)} level={2} />
      </div>
    </LegalPage>
  )
}
