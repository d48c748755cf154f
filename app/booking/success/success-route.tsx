import type { PageHandle } from '#app/lib/page-assets.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { BookingDocument } from '../document/booking-document.tsx'
import { modulesOf } from '../document/booking-modules.ts'
import { loadBookingPage } from '../document/load-booking-page.tsx'
import { titlesAt } from '../page-titles.ts'
import type { Route } from './+types/success-route'
import { SuccessPage } from './success-page.tsx'

export const handle = { modulesIn: modulesOf('success') } satisfies PageHandle

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: titlesAt(location).success, robots: 'noindex' })

export const loader = (args: Route.LoaderArgs) =>
  loadBookingPage(args, { page: 'success', Page: SuccessPage })

export default BookingDocument
