import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api/api.ts'
import { findSentence } from '#app/lib/api/api-request.ts'
import { formatDayAndTime } from '#app/lib/language/format-instant.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { getLastSegment, usePathname } from '#app/lib/page/pathname.ts'
import { Button, buttonClass } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { ActFailure } from '#app/ui/fields/field.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { WaitingListEntry } from '#contract/family/waiting-list.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { bookingApp } from '../document/booking-app.tsx'
import { LinkedPage } from '../linked-page.tsx'
import { placeQuery } from '../place-query.ts'
import styles from './waiting-list-page.module.css'

export const WaitingListApp = bookingApp(WaitingListPage)

/** A family's waiting list entry for a full day, opened by the link in its emails. */
function WaitingListPage() {
  const token = getLastSegment(usePathname())
  return (
    <LinkedPage kind="place" query={placeQuery(token)}>
      {(entry) => <WaitingPlace entry={entry} token={token} />}
    </LinkedPage>
  )
}

type PlaceProps = { readonly entry: WaitingListEntry; readonly token: string }

function WaitingPlace({ entry, token }: PlaceProps) {
  const text = useText()

  const pathIn = usePathIn()
  const { leave, isLeaving, failure } = useLeave(token)
  const isOffered = entry.status === 'offered'
  const canLeave = isOffered || entry.status === 'waiting'
  const bookPath = pathIn(`/booking?offer=${encodeURIComponent(token)}`)
  return (
    <Card as="section" padding="lg" className={styles.place}>
      <PageHeading title={formatLong(entry.bookingDate, text.language)}>{getState(entry, text)}</PageHeading>
      <ActFailure>{failure}</ActFailure>
      <Row align="stretch" gap={4} marginTop={6}>
        {isOffered && (
          <a href={bookPath} className={buttonClass('primary', 'lg')}>
            {text('waitingPlace.book')}
          </a>
        )}
        {canLeave && (
          <Button
            variant="secondary"
            isBusy={isLeaving}
            busyLabel={text('waitingPlace.leaving')}
            onClick={() => leave()}
          >
            {text('waitingPlace.leave')}
          </Button>
        )}
        {!canLeave && (
          <a href={pathIn('/')} className={buttonClass()}>
            {text('booking.common.returnHome')}
          </a>
        )}
      </Row>
    </Card>
  )
}

function getState({ status, offerExpiresAt }: WaitingListEntry, text: Text): string {
  switch (status) {
    case 'waiting':
      return text('waitingPlace.waiting')
    case 'offered':
      return fullStop(
        text('waitingPlace.offered', {
          until: offerExpiresAt ? formatDayAndTime(offerExpiresAt, text.language) : text('waitingPlace.soon'),
        }),
      )
    case 'booked':
      return text('waitingPlace.booked')
    case 'missed':
      return text('waitingPlace.missed')
    case 'left':
      return text('waitingPlace.left')
  }
}

function useLeave(token: string) {
  const text = useText()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete('/api/waiting-list/:token', { params: { token } }),
    onSettled: () => queryClient.invalidateQueries(placeQuery(token)),
  })
  const failure = findSentence(error, text('booking.common.unreachable'))
  return { leave: mutate, isLeaving: isPending, failure }
}

/** Ends a sentence with a period, unless it has one already, such as a Spanish time of day (`hasta las 5:00 p.m.`). */
function fullStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`
}
