import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { stayInBrowser } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { bookingQuery, isMissing } from '../booking-query.ts'
import { useIsInBrowser } from '../use-draft.ts'
import { WaitingStep } from '../waiting-step.tsx'
import { BookingReport } from './booking-report.tsx'

export const meta = () => pageMeta({ title: 'Your booking', robots: 'noindex' })
export const clientLoader = stayInBrowser

/** The server renders it for everybody, so only the browser reads which booking is meant. */
export default function SuccessPage() {
  const isInBrowser = useIsInBrowser()
  return (
    <main id="booking" className="page-width">
      {isInBrowser ? <BookingOfAddress /> : <Loading />}
    </main>
  )
}

function BookingOfAddress() {
  const { search } = useLocation()
  const reference = new URLSearchParams(search).get('booking_id')?.trim() ?? ''
  useEffect(() => {
    // The home page is a document of its own.
    if (reference === '') location.replace('/')
  }, [reference])
  return reference === '' ? <Loading /> : <LoadedBooking reference={reference} />
}

function LoadedBooking({ reference }: { reference: string }) {
  const { data: booking, error, refetch, isFetching } = useQuery(bookingQuery(reference))
  if (booking) return <BookingReport booking={booking} />
  if (!error) return <Loading />
  if (isMissing(error)) return <UnknownBooking />
  return (
    <ErrorState
      title="We could not load your booking"
      action={
        <Button isBusy={isFetching} busyLabel="Retrying..." onClick={() => void refetch()}>
          Try Again
        </Button>
      }
    >
      Your booking is safe with us. This is a problem on our side or with the connection.
    </ErrorState>
  )
}

function Loading() {
  return <WaitingStep words="Loading your booking confirmation..." />
}

function UnknownBooking() {
  return (
    <EmptyState
      drawing="search"
      title="We do not know this booking"
      action={
        <Link reloadDocument to="/" className={buttonClass()}>
          Return to Home
        </Link>
      }
    >
      Please check the address, or the link in your confirmation e-mail.
    </EmptyState>
  )
}
