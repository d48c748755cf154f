import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { PendingMove } from '#contract/family/booking-page.ts'
import { PartyDayField } from '../steps/party/party-day-field.tsx'
import { type BookingPageLink, familyDaysQuery, moveQuoteQuery } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import type { FamilyDialogProps } from './cancel-party.tsx'
import { MoveLines, MoveNeedsPayment, PayForMove, sendMove } from './pay-for-move.tsx'
import { useFamilyChange } from './use-family-change.ts'

export function RescheduleParty({ page, link, onClose }: FamilyDialogProps) {
  const { booking, rescheduleSentence, moveRefundSentence = '' } = page
  const text = useText()
  const [day, setDay] = useState('')
  const { move, send, isSending, failure, forget } = useMove(link, onClose)
  const cost = useQuery({ ...moveQuoteQuery(link, day), enabled: day !== '' })
  return (
    <Dialog
      onClose={onClose}
      title={text('myBooking.page.moveTitle')}
      description={`${text('myBooking.page.moveWords', { day: booking.bookingDate })} ${rescheduleSentence} ${moveRefundSentence}`}
      footer={
        <>
          <div className={styles.cost} aria-live="polite">
            {!move && cost.data && cost.data.lines.length > 0 && <MoveLines {...cost.data} />}
            {cost.data?.sentence}
          </div>
          <Button variant="secondary" onClick={onClose}>
            {text('myBooking.page.keepDate')}
          </Button>
          {!move && (
            <Button
              disabled={cost.isPending}
              isBusy={isSending}
              busyLabel={text('myBooking.page.moving')}
              onClick={() => send({ bookingDate: day })}
            >
              {text('myBooking.page.moveParty')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <PartyDayField
          day={day}
          openAt={booking.bookingDate}
          daysQuery={(from, to) => familyDaysQuery(link, { from, to })}
          error={move ? undefined : failure}
          onChange={(chosen) => {
            setDay(chosen)
            forget()
          }}
        />
        {move && <PayForMove {...{ page, link, day, move, onClose }} />}
      </Stack>
    </Dialog>
  )
}

/** Moves the party, or returns the move that first needs a payment. */
function useMove(link: BookingPageLink, onDone: () => void) {
  const text = useText()
  const [move, setMove] = useState<PendingMove>()
  const change = useFamilyChange({
    link,
    request: async (body: { bookingDate: string }) => {
      const moved = await sendMove(link, body)
      if ('booking' in moved) return moved
      setMove(moved)
      throw new MoveNeedsPayment()
    },
    isMade: (moved, { bookingDate }) => moved.booking.bookingDate === bookingDate,
    done: text('myBooking.page.moveDone'),
    onDone,
  })
  const forget = () => {
    setMove(undefined)
    change.forget()
  }
  return { ...change, move, forget }
}
