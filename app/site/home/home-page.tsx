import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { contactInfoQuery } from '#app/lib/contact-info-query.ts'
import { prepare, prepared, preparedFor, stayInBrowser } from '#app/lib/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { type Matches, preparedIn, publicMeta, settingsOf } from '../seo/public-meta.ts'
import { faqPage, localBusiness } from '../seo/structured-data.ts'
import { testimonialsQuery } from '../testimonials-query.ts'
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
import { BookingNotice } from './notice/booking-notice.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { Themes } from './themes/themes.tsx'
import { useHashTarget } from './use-hash-target.ts'
import { WhyChoose } from './why-choose.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const data = await prepare(context, [themesQuery, testimonialsQuery])
  const themes = preparedFor(data, themesQuery)
  const trimmed = themes && prepared(themesQuery, withNeededPictures(themes))
  return { prepared: { ...data.prepared, ...trimmed } }
}
export const clientLoader = stayInBrowser

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/',
    description:
      'Themed teepee sleepover parties for children in the Miami area: teepees, bedding, fairy lights and decorations, set up in your home and collected the next day.',
    structuredData: [
      localBusiness({
        settings: settingsOf(matches),
        contact: preparedIn(matches, contactInfoQuery),
        testimonials: preparedIn(matches, testimonialsQuery) ?? [],
      }),
      faqPage(FAQ_ITEMS),
    ],
  })

/** Each begins to answer by itself, so that a phone is never busy with all of them at once. */
const BELOW = { WhyChoose, Themes, About, HowItWorks, Testimonials, Gallery, Delivery, Faq, Contact }

export default function HomePage() {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const { isPending } = useQuery(themesQuery)
  useHashTarget(!isPending)
  return (
    <>
      <Hero />
      {Object.entries(BELOW).map(([name, Section]) => (
        <Suspense key={name}>
          <Section />
        </Suspense>
      ))}
      {settings.showSampleContent && <BookingNotice />}
    </>
  )
}
