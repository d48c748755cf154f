import type { PageHandle } from '#app/lib/page-assets.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { BookingDocument } from '../document/booking-document.tsx'
import { modulesOf } from '../document/booking-modules.ts'
import { loadBookingPage } from '../document/load-booking-page.tsx'
import { titlesAt } from '../page-titles.ts'
import type { Route } from './+types/waiting-list-route'
import { WaitingListPage } from './waiting-list-page.tsx'

export const handle = { modulesIn: modulesOf('waiting') } satisfies PageHandle

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: titlesAt(location).waiting, robots: 'noindex' })

export const loader = (args: Route.LoaderArgs) =>
  loadBookingPage(args, { page: 'waiting', Page: WaitingListPage })

export default BookingDocument
