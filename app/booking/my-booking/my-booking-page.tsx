import { lastSegmentOf, usePathname } from '#app/lib/page/pathname.ts'
import { queryHere } from '../document/query-here.ts'
import { PageOfLink } from '../page-of-link.tsx'
import { useOwnWords } from '../words/booking-words.ts'
import { OwnBookingReport } from './own-booking-report.tsx'
import { ownBookingQuery } from './own-link.ts'

/** A customer's own booking, opened by the link in the mails. */
export function MyBookingPage() {
  const words = useOwnWords().own
  const link = { reference: lastSegmentOf(usePathname()), token: queryHere().get('token') ?? '' }
  return (
    <PageOfLink words={words} query={ownBookingQuery(link)}>
      {(own) => <OwnBookingReport own={own} link={link} />}
    </PageOfLink>
  )
}
