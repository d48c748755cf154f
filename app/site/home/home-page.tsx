import { contactInfoQuery } from '#app/lib/contact-info-query.ts'
import { prepare, prepared, preparedFor } from '#app/lib/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { type PageArgs, preparedIn, publicMeta, settingsOf, wordsOf } from '../seo/public-meta.ts'
import { faqPage, localBusiness } from '../seo/structured-data.ts'
import { termsInForce } from '../terms-in-force.ts'
import { testimonialsQuery } from '../testimonials-query.ts'
import { usePrepared } from '../use-prepared.ts'
import { HOME_WORDS } from '../words/home-words.tsx'
import type { Route } from './+types/home-page'
import { About } from './about.tsx'
import { withNeededPictures } from './album.ts'
import { Contact } from './contact/contact.tsx'
import { Delivery } from './delivery.tsx'
import { Faq } from './faq.tsx'
import { faqItems } from './faq-items.ts'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Notices } from './notice/notices.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { Themes } from './themes/themes.tsx'
import { WhyChoose } from './why-choose.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const data = await prepare(context, [themesQuery, testimonialsQuery])
  const themes = preparedFor(data, themesQuery)
  const trimmed = themes && prepared(themesQuery, withNeededPictures(themes))
  return { prepared: { ...data.prepared, ...trimmed } }
}

export function meta({ matches, location }: PageArgs) {
  const words = wordsOf(HOME_WORDS, location)
  const language = languageOfPath(location.pathname)
  const settings = settingsOf(matches)
  return publicMeta({
    matches,
    location,
    path: '/',
    description: words.description,
    structuredData: [
      localBusiness({
        settings,
        contact: preparedIn(matches, contactInfoQuery),
        testimonials: preparedIn(matches, testimonialsQuery) ?? [],
        description: words.businessDescription,
      }),
      faqPage(
        faqItems(
          { space: settings.teepeeSpace ?? DEFAULT_TEEPEE_SPACE, terms: termsInForce(settings) },
          language,
        ),
      ),
    ],
  })
}

export default function HomePage() {
  const settings = usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS
  return (
    <>
      <Hero />
      <WhyChoose />
      <Themes />
      <About />
      <HowItWorks />
      <Testimonials />
      <Gallery />
      <Delivery />
      <Faq />
      <Contact />
      {settings.showSampleContent && <Notices />}
    </>
  )
}
