import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { ApiFailure, sentenceOf } from '#app/lib/api-request.ts'
import { stayInBrowser } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useIsInBrowser } from '../use-draft.ts'
import { OwnBookingReport } from './own-booking-report.tsx'
import { type OwnLink, ownBookingQuery } from './own-link.ts'

export const meta = () => pageMeta({ title: 'My booking', robots: 'noindex' })
export const clientLoader = stayInBrowser

/** Opened by the link in the mails. Only the browser reads whose booking it is. */
export default function MyBookingPage() {
  const isInBrowser = useIsInBrowser()
  return (
    <main id="booking" className="page-width">
      {isInBrowser ? <BookingOfLink /> : <Loading />}
    </main>
  )
}

function BookingOfLink() {
  const { reference = '' } = useParams()
  const { search } = useLocation()
  const token = new URLSearchParams(search).get('token') ?? ''
  return <LoadedBooking link={{ reference, token }} />
}

function LoadedBooking({ link }: { link: OwnLink }) {
  const { data: own, error, refetch, isFetching } = useQuery(ownBookingQuery(link))
  if (own) return <OwnBookingReport own={own} link={link} />
  if (!error) return <Loading />
  const isWrongLink = error instanceof ApiFailure && error.status === 404
  return (
    <>
      <h1 className="visually-hidden">My booking</h1>
      <ErrorState
        title={isWrongLink ? 'This link does not open a booking' : 'We could not load your booking'}
        action={
          isWrongLink ? (
            <Link reloadDocument to="/" className={buttonClass()}>
              Return to Home
            </Link>
          ) : (
            <Button isBusy={isFetching} busyLabel="Retrying..." onClick={() => refetch()}>
              Try Again
            </Button>
          )
        }
      >
        {sentenceOf(error, 'Please check your connection and try again.')}
      </ErrorState>
    </>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your booking...">
      <Skeleton shape="box" height="32rem" />
    </div>
  )
}
