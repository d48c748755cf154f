import { getLastSegment, usePathname } from '#app/lib/page/pathname.ts'
import { bookingApp } from '../document/booking-app.tsx'
import { queryHere } from '../document/query-here.ts'
import { PageOfLink } from '../page-of-link.tsx'
import { useReturn } from '../use-return.ts'
import { useOwnWords } from '../words/booking-words.ts'
import { loadOwnWords } from '../words/own-page-words.ts'
import { OwnBookingReport } from './own-booking-report.tsx'
import { ownBookingQuery } from './own-link.ts'

export const MyBookingApp = bookingApp(await loadOwnWords(), MyBookingPage)

/** A customer's own booking, opened by the link in the mails. */
function MyBookingPage() {
  const words = useOwnWords().own
  const link = { reference: getLastSegment(usePathname()), token: queryHere().get('token') ?? '' }
  useReturn(link.reference)
  return (
    <PageOfLink words={words} query={ownBookingQuery(link)}>
      {(own) => <OwnBookingReport own={own} link={link} />}
    </PageOfLink>
  )
}
