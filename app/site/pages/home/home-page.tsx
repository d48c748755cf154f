import { contactInfoQuery } from '#app/lib/api/contact-info-query.ts'
import { getSettings, type PageInput, preparedFor } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { faqPage, localBusiness } from '#app/site/frame/seo/structured-data.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { testimonialsQuery } from '#app/site/testimonials-query.ts'
import { readPageTexts } from '#app/site/texts/site-texts.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { toPlainText } from '#domain/site/site-texts/formatted.ts'
import { About } from './about.tsx'
import { Contact } from './contact/contact.tsx'
import { Delivery } from './delivery.tsx'
import { Faq } from './faq.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Notices } from './notice/notices.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { Themes } from './themes/themes.tsx'
import { WhyChoose } from './why-choose.tsx'

export function homeMeta(page: PageInput): PageMeta {
  const text = pageText(page)
  const { texts, faq } = readPageTexts(page)
  const settings = getSettings(page)
  return publicMeta(page, {
    path: '/',
    description: texts['search.description'],
    structuredData: [
      localBusiness({
        settings,
        contact: preparedFor(page, contactInfoQuery),
        testimonials: preparedFor(page, testimonialsQuery) ?? [],
        description: text('pages.home.businessDescription'),
      }),
      faqPage(faq.map(({ question, answer }) => ({ question, answer: toPlainText(answer) }))),
    ],
  })
}

export function HomePage() {
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
