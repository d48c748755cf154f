import { prepare } from '#app/lib/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import type { ContactInfo } from '#contract/settings.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Theme } from '#contract/themes.ts'
import { type Matches, preparedIn, publicMeta, settingsOf } from '../seo/public-meta.ts'
import { faqPage, localBusiness } from '../seo/structured-data.ts'
import { usePrepared } from '../use-prepared.ts'
import type { Route } from './+types/home-page'
import { About } from './about.tsx'
import { withNeededPictures } from './album.ts'
import { Contact } from './contact/contact.tsx'
import { Delivery } from './delivery.tsx'
import { Faq } from './faq.tsx'
import { FAQ_ITEMS } from './faq-items.ts'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Notices } from './notice/notices.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { Themes } from './themes/themes.tsx'
import { WhyChoose } from './why-choose.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { prepared } = await prepare(context, ['/api/themes', '/api/testimonials'])
  const themes = prepared['/api/themes'] as Theme[] | undefined
  return { prepared: { ...prepared, ...(themes && { '/api/themes': withNeededPictures(themes) }) } }
}

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/',
    description:
      'Themed teepee sleepover parties for children in the Miami area: teepees, bedding, fairy lights and decorations, set up in your home and collected the next day.',
    structuredData: [
      localBusiness({
        settings: settingsOf(matches),
        contact: preparedIn<ContactInfo>(matches, '/api/contact-info'),
        testimonials: preparedIn<Testimonial[]>(matches, '/api/testimonials') ?? [],
      }),
      faqPage(FAQ_ITEMS),
    ],
  })

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
