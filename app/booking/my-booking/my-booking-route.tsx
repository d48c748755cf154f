import type { PageHandle } from '#app/lib/page-assets.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { BookingDocument } from '../document/booking-document.tsx'
import { modulesOf } from '../document/booking-modules.ts'
import { loadBookingPage } from '../document/load-booking-page.tsx'
import { titlesAt } from '../page-titles.ts'
import type { Route } from './+types/my-booking-route'
import { MyBookingPage } from './my-booking-page.tsx'

export const handle = { modulesIn: modulesOf('own') } satisfies PageHandle

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: titlesAt(location).own, robots: 'noindex' })

export const loader = (args: Route.LoaderArgs) => loadBookingPage(args, { page: 'own', Page: MyBookingPage })

export default BookingDocument
