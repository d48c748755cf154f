import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readDraft } from '#app/lib/draft/booking-draft-store.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import { countStep } from '#app/lib/visits/count-step.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/display/empty-state.tsx'
import { bookingQuery, isMissing } from '../booking-query.ts'
import { bookingApp } from '../document/booking-app.tsx'
import { currentQuery } from '../document/current-query.ts'
import { finishBooking } from '../finish-booking.ts'
import { useReturn } from '../use-return.ts'
import { WaitingStep } from '../waiting-step.tsx'
import { BookingReport } from './booking-report.tsx'

export const SuccessApp = bookingApp(SuccessPage)

/** The server renders it for everyone; only the browser knows which booking is meant. */
function SuccessPage() {
  const isInBrowser = useIsInBrowser()
  return (
    <main id="booking" className="page-width">
      {isInBrowser ? <BookingFromAddress /> : <Loading />}
    </main>
  )
}

function BookingFromAddress() {
  const pathIn = usePathIn()
  const home = pathIn('/')
  const reference = currentQuery().get('booking_id')?.trim() ?? ''
  useEffect(() => {
    if (reference === '') window.location.replace(home)
  }, [reference, home])
  return reference === '' ? <Loading /> : <LoadedBooking reference={reference} />
}

function LoadedBooking({ reference }: { reference: string }) {
  const text = useText()
  const returned = useReturn(reference)
  const queryClient = useQueryClient()
  const paid = returned?.booking.isPaid ? returned.booking : undefined
  useEffect(() => {
    if (!paid) return
    countStep('booked')
    if (readDraft().bookingId === reference) finishBooking(queryClient, paid)
  }, [paid, reference, queryClient])
  const { data: booking, error, refetch, isFetching } = useQuery(bookingQuery(reference))
  if (booking)
    return (
      <>
        {returned?.status === 'processing' && <p role="status">{returned.message}</p>}
        <BookingReport booking={booking} />
      </>
    )
  if (!error) return <Loading />
  if (isMissing(error)) return <UnknownBooking />
  return (
    <ErrorState
      title={text('booking.success.failed')}
      action={
        <Button
          isBusy={isFetching}
          busyLabel={text('booking.common.retrying')}
          onClick={() => void refetch()}
        >
          {text('booking.common.tryAgain')}
        </Button>
      }
    >
      {text('booking.success.safe')}
    </ErrorState>
  )
}

function Loading() {
  return <WaitingStep words={useText()('booking.success.loading')} />
}

function UnknownBooking() {
  const text = useText()
  const pathIn = usePathIn()
  return (
    <EmptyState
      drawing="search"
      title={text('booking.success.unknown')}
      action={
        <a href={pathIn('/')} className={buttonClass()}>
          {text('booking.common.returnHome')}
        </a>
      }
    >
      {text('booking.success.checkAddress')}
    </EmptyState>
  )
}
