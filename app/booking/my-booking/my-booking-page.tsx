import { getLastSegment, usePathname } from '#app/lib/page/pathname.ts'
import { bookingApp } from '../document/booking-app.tsx'
import { queryHere } from '../document/query-here.ts'
import { PageOfLink } from '../page-of-link.tsx'
import { useReturn } from '../use-return.ts'
import { OwnBookingReport } from './own-booking-report.tsx'
import { ownBookingQuery } from './own-link.ts'

export const MyBookingApp = bookingApp(MyBookingPage)

/** A customer's own booking, opened by the link in the mails. */
function MyBookingPage() {
  const link = { reference: getLastSegment(usePathname()), token: queryHere().get('token') ?? '' }
  useReturn(link.reference)
  return (
    <PageOfLink kind="own" query={ownBookingQuery(link)}>
      {(own) => <OwnBookingReport own={own} link={link} />}
    </PageOfLink>
  )
}
