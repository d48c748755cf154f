import { useCloseDay } from '#app/admin/booking/dialogs/use-close-day.ts'
import { BookingConflicts } from '#app/admin/parts/capacity/booking-conflicts.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
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
  const { act: close, isBusy, conflicts } = useCloseDay(onChosen)
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
        <Button variant="secondary" isBusy={isBusy} onClick={() => close({ date })}>
          {text('admin.calendar.closeDay')}
        </Button>
      )}
      <BookingConflicts {...conflicts} />
    </Row>
  )
}

export function DayOffersDialog({ onClose, ...offers }: DayOffersProps & { onClose: () => void }) {
  const { language } = useText()
  return (
    <Dialog onClose={onClose} closesOnBackdrop title={formatLong(offers.room.date, language)}>
      <DayOffers {...offers} onChosen={onClose} />
    </Dialog>
  )
}
