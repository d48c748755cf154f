import { useLocation, useParams } from 'react-router'
import { stayInBrowser } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { PageOfLink } from '../page-of-link.tsx'
import { OwnBookingReport } from './own-booking-report.tsx'
import { ownBookingQuery } from './own-link.ts'

export const meta = () => pageMeta({ title: 'My booking', robots: 'noindex' })
export const clientLoader = stayInBrowser

/** A customer's own booking, opened by the link in the mails. */
export default function MyBookingPage() {
  const { reference = '' } = useParams()
  const { search } = useLocation()
  const link = { reference, token: new URLSearchParams(search).get('token') ?? '' }
  return (
    <PageOfLink
      title="My booking"
      what="booking"
      wrongLink="This link does not open a booking"
      query={ownBookingQuery(link)}
    >
      {(own) => <OwnBookingReport own={own} link={link} />}
    </PageOfLink>
  )
}
