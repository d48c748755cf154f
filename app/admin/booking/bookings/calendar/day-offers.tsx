import { FOLLOWS_BOOKINGS, useBookingsChanged } from '#app/admin/booking/dialogs/use-bookings-changed.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useUndoToast } from '#app/admin/kit/forms/use-undo-toast.ts'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useForceableAct } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { DayRoom } from '#contract/crew/agenda.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'

type DayOffersProps = {
  room: DayRoom
  onNew: (day: PartyDay) => void
  /** Called once something was chosen. */
  onChosen?: () => void
}

/** What can be done with a day: take a booking for it, or close it. */
export function DayOffers({ room: { date, isUnavailable }, onNew, onChosen }: DayOffersProps) {
  const text = useText()
  const may = useCan()
  const { close, isClosing, conflicts } = useCloseDay(onChosen)
  return (
    <Row gap={3} align="stretch">
      {may('bookings:write') && (
        <Button
          icon="plus"
          onClick={() => {
            onChosen?.()
            onNew(date)
          }}
        >
          {text('admin.bookings.newBooking')}
        </Button>
      )}
      {may('calendar') && !isUnavailable && (
        <Button variant="secondary" isBusy={isClosing} onClick={() => close(date)}>
          {text('admin.calendar.closeDay')}
        </Button>
      )}
      <BookingConflicts {...conflicts} />
    </Row>
  )
}

export function DayOffersDialog({ onClose, ...offers }: DayOffersProps & { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} closesOnBackdrop title={formatLong(offers.room.date, useLanguage())}>
      <DayOffers {...offers} onChosen={onClose} />
    </Dialog>
  )
}

/** Closes a day at once; the toast offers the way back. Asks first if there are parties. */
function useCloseDay(onClosed: (() => void) | undefined) {
  const text = useText()
  const changed = useBookingsChanged()
  const toastUndo = useUndoToast()
  const sendKeyed = useRequestKey()
  const { act, isBusy, conflicts } = useForceableAct({
    send: (date: PartyDay, force) =>
      sendKeyed({ date, ...(force && { force }) }, (request) => api.post('/api/unavailable-dates', request)),
    onSuccess: ({ id, date: day }) => {
      const description = text('admin.availability.form.isUnavailable', { day })
      // The day was open a moment ago, so there is nothing left to ask.
      const reopen = () =>
        api.delete('/api/unavailable-dates/:id', { params: { id }, query: { force: 'true' } })
      toastUndo({ title: text('admin.availability.form.added'), description }, () =>
        reopen().finally(changed),
      )
      onClosed?.()
    },
    failed: text('admin.availability.form.failed'),
    refreshes: FOLLOWS_BOOKINGS,
  })
  return { close: act, isClosing: isBusy, conflicts }
}
