import { addonsQuery } from '#app/lib/addons-query.ts'
import type { PageHandle } from '#app/lib/page-assets.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import type { Route } from './+types/wizard-route'
import { BookingDocument } from './document/booking-document.tsx'
import { modulesOf } from './document/booking-modules.ts'
import { loadBookingPage } from './document/load-booking-page.tsx'
import { titlesAt } from './page-titles.ts'
import { WizardPage } from './wizard-page.tsx'

export const handle = { modulesIn: modulesOf('wizard') } satisfies PageHandle

export function meta({ location }: { location: { pathname: string } }) {
  const { wizard: title, description } = titlesAt(location)
  return pageMeta({ title, description })
}

export const loader = (args: Route.LoaderArgs) =>
  loadBookingPage(args, { page: 'wizard', Page: WizardPage, queries: [themesQuery, addonsQuery] })

export default BookingDocument
