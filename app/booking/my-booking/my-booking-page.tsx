import { useLocation, useParams } from 'react-router'
import { pageMeta } from '#app/lib/page-title.ts'
import { PageOfLink } from '../page-of-link.tsx'
import { titlesAt } from '../page-titles.ts'
import { useWords } from '../words/booking-words.ts'
import { OwnBookingReport } from './own-booking-report.tsx'
import { ownBookingQuery } from './own-link.ts'

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta({ title: titlesAt(location).own, robots: 'noindex' })

/** A customer's own booking, opened by the link in the mails. */
export default function MyBookingPage() {
  const words = useWords().own
  const { reference = '' } = useParams()
  const { search } = useLocation()
  const link = { reference, token: new URLSearchParams(search).get('token') ?? '' }
  return (
    <PageOfLink words={words} query={ownBookingQuery(link)}>
      {(own) => <OwnBookingReport own={own} link={link} />}
    </PageOfLink>
  )
}
