import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { OwnBooking } from '#contract/own-booking.ts'
import { formatLong } from '#domain/party-day.ts'
import { PartyDayField } from '../party/party-day-field.tsx'
import { type OwnLink, ownDaysQuery, placesOf } from './own-link.ts'
import { useOwnChange } from './use-own-change.ts'

type RescheduleProps = { readonly own: OwnBooking; readonly link: OwnLink; readonly onClose: () => void }

export function RescheduleParty({ own: { booking }, link, onClose }: RescheduleProps) {
  const [day, setDay] = useState('')
  const { send, isSending, failure, forget } = useOwnChange({
    link,
    ask: (body: { bookingDate: string }) =>
      api.post('/api/my-bookings/:reference/reschedule', { ...placesOf(link), body }),
    done: 'Your party has a new date',
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Move your party"
      description={`Now on ${formatLong(booking.bookingDate)}. You can do this once, and do not pay again.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep the date
          </Button>
          <Button
            disabled={day === ''}
            isBusy={isSending}
            busyLabel="Moving..."
            onClick={() => send({ bookingDate: day })}
          >
            Move the party
          </Button>
        </>
      }
    >
      <PartyDayField
        day={day}
        openAt={booking.bookingDate}
        daysQuery={(from, to) => ownDaysQuery(link, { from, to })}
        error={failure}
        onChange={(chosen) => {
          setDay(chosen)
          forget()
        }}
      />
    </Dialog>
  )
}
