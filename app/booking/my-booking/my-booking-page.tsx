import { getLastSegment, usePathname } from '#app/lib/page/pathname.ts'
import { bookingApp } from '../document/booking-app.tsx'
import { currentQuery } from '../document/current-query.ts'
import { LinkedPage } from '../linked-page.tsx'
import { useReturn } from '../use-return.ts'
import { bookingPageQuery } from './booking-page-link.ts'
import { BookingPageReport } from './booking-page-report.tsx'

export const MyBookingApp = bookingApp(MyBookingPage)

/** A family's booking page, opened by the link in its emails. */
function MyBookingPage() {
  const link = { reference: getLastSegment(usePathname()), token: currentQuery().get('token') ?? '' }
  useReturn(link.reference)
  return (
    <LinkedPage kind="own" query={bookingPageQuery(link)}>
      {(page) => <BookingPageReport page={page} link={link} />}
    </LinkedPage>
  )
}
