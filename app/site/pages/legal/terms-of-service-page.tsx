import { termsQuery } from '#app/lib/api/terms-query.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { TermsText } from '#app/ui/overlays/terms-text.tsx'
import type { TermsVersion } from '#contract/booking/terms-of-service.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { termsBlocks } from '#domain/site/terms-of-service.ts'
import { ContactParagraph } from './contact-paragraph.tsx'
import { LegalPage } from './legal-page.tsx'
import { UsualTerms } from './usual-terms.tsx'

export function termsOfServiceMeta(page: PageInput): PageMeta {
  const text = pageText(page)
  return publicMeta(page, {
    path: '/terms-of-service',
    title: text('legal.terms'),
    description: text('legal.termsDescription'),
  })
}

export function TermsOfServicePage() {
  const published = usePrepared(termsQuery)
  const text = useText()
  const policy = usePrepared(siteSettingsQuery)?.policy
  return published ? (
    <PublishedTerms {...published} />
  ) : (
    <LegalPage
      title={text('legal.terms')}
      {...(policy && { updated: formatShort(policy.from, text.language) })}
    >
      <UsualTerms />
      <ContactParagraph />
    </LegalPage>
  )
}

/** The version that bookings agree to. */
function PublishedTerms({ version, date, text: english, translation }: TermsVersion) {
  const text = useText()
  const isForeign = useLanguage() !== DEFAULT_LANGUAGE
  return (
    <LegalPage title={text('legal.terms')} updated={text('legal.published', { day: date, version })}>
      <div lang={isForeign && translation === undefined ? DEFAULT_LANGUAGE : undefined}>
        <TermsText parts={termsBlocks(translation ?? english)} level={2} />
      </div>
      <ContactParagraph />
    </LegalPage>
  )
}
