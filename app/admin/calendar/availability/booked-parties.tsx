import { useQuery } from '@tanstack/react-query'
import { BookingButton } from '#app/admin/booking/dialogs/booking-button.tsx'
import { StatusBadge } from '#app/admin/booking/dialogs/status-badge.tsx'
import { WarningNotice } from '#app/admin/kit/forms/warning-notice.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Stack } from '#app/ui/layout.tsx'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'

type BookedPartiesProps = {
  day: PartyDay
  isClosed: boolean
  onBooking: (id: number) => void
}

/**
 * Warns about the parties on a day that is, or is about to be, closed. They stay booked and never block the
 * closing: staff may mean it, or call the families.
 */
export function BookedParties({ day, isClosed, onBooking }: BookedPartiesProps) {
  const text = useText()
  const { data: parties, isError } = useQuery({
    ...apiQuery('/api/admin/agenda', { query: { from: day, to: day }, refetchOnMount: 'always' }),
    select: (agenda) => agenda.parties,
  })
  if (parties ? parties.length === 0 : !isError) return null
  return (
    <WarningNotice
      icon="warning"
      words={
        parties ? (
          <>
            <strong>{text('admin.availability.booked.parties', { count: parties.length })}</strong>{' '}
            {isClosed
              ? text('admin.availability.booked.stillBooked')
              : text('admin.availability.booked.stayBooked')}
          </>
        ) : (
          text('admin.availability.booked.unknown')
        )
      }
    >
      {parties && (
        <Stack as="ul" gap={2} aria-label={text('admin.availability.booked.label', { day })}>
          {parties.map(({ id, customerName, partyStartTime, bookingStatus }) => (
            <Row key={id} as="li" gap={3} rowGap={1} breaksWords className="tabular">
              <BookingButton id={id} onBooking={onBooking}>
                #{id} {customerName}
              </BookingButton>
              {formatTime(partyStartTime, text.language)}
              <StatusBadge status={bookingStatus} />
            </Row>
          ))}
        </Stack>
      )}
    </WarningNotice>
  )
}
