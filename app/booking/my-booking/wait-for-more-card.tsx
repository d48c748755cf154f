import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { BOOKING_PAGE, type BookingPageLink, type PhasedProps, toPlaces } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { ChangeOrder } from './change-order/change-order.tsx'
import { toEdits } from './change-order/order-draft.ts'

/** A bigger order that is on the waiting list or offered: an offer opens its change, filled in. */
export function WaitForMoreCard(props: PhasedProps) {
  const { waitsFor } = props.page
  return waitsFor ? <Waiting {...props} waitsFor={waitsFor} /> : null
}

type WaitingProps = PhasedProps & { readonly waitsFor: NonNullable<BookingPage['waitsFor']> }

function Waiting({ page, link, mainAction, waitsFor }: WaitingProps) {
  const text = useText()
  const what = useWanted(page, waitsFor)
  const { status, offerExpiresAt } = waitsFor
  const isOffered = status === 'offered' && offerExpiresAt !== null
  // The link in the email opens the change itself.
  const [isOpen, setOpen] = useState(() => isOffered && window.location.hash === '#change')
  const { stop, isStopping, failure } = useStopWaiting(link)
  return (
    <Card as="section">
      <h2 className={styles.title}>
        {isOffered ? text('myBooking.page.hasRoomFor', { what }) : text('myBooking.page.waitsFor', { what })}
      </h2>
      <p className={styles.sentence} role="status">
        {isOffered
          ? text('myBooking.page.heldUntil', { until: formatDayAndTime(offerExpiresAt, text.language) })
          : text('myBooking.page.waitsWords')}
      </p>
      <ActFailure>{failure}</ActFailure>
      <div className={styles.ways}>
        {isOffered && (
          <Button variant={mainAction === 'offer' ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
            {text('myBooking.page.seeChange')}
          </Button>
        )}
        <Button
          variant="secondary"
          isBusy={isStopping}
          busyLabel={text('myBooking.page.stopping')}
          onClick={() => stop()}
        >
          {text('myBooking.page.stopWaiting')}
        </Button>
      </div>
      {isOpen && (
        <ChangeOrder
          page={page}
          link={link}
          prepared={toEdits(page.booking, waitsFor)}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

/** Returns the number of teepees in words, with the theme if it differs. */
function useWanted({ booking }: BookingPage, { themeId, numberOfTeepees }: WaitingProps['waitsFor']): string {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  const teepees = text('party.teepees', { count: numberOfTeepees })
  const other = themeId === booking.themeId ? undefined : themes.find(({ id }) => id === themeId)
  return other ? `${teepees}, ${other.name}` : teepees
}

function useStopWaiting(link: BookingPageLink) {
  const text = useText()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete('/api/my-bookings/:reference/change-wait', toPlaces(link)),
    onSettled: () => queryClient.invalidateQueries(BOOKING_PAGE),
  })
  const failure = findSentence(error, text('myBooking.page.maybeChanged'))
  return { stop: mutate, isStopping: isPending, failure }
}
