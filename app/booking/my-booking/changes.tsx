import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { isActive } from '#domain/booking/status.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { PolicySlider } from '../policy/policy-slider.tsx'
import { AskForChange } from './ask-for-change.tsx'
import type { BookingPageProps } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { CancelParty } from './cancel-party.tsx'
import { ChangeOrder } from './change-order/change-order.tsx'
import { isAfterParty } from './party-state.ts'
import { getRefundPolicy } from './refund-policy.ts'
import { RescheduleParty } from './reschedule-party.tsx'

/** Changes that families can make themselves, and a way to ask for others. */
export function Changes({ page, link }: BookingPageProps) {
  const text = useText()
  const [open, setOpen] = useState<'ask' | 'order' | 'move' | 'cancel'>()
  const close = () => setOpen(undefined)
  const paidCents = parseDollars(page.paidAmount) ?? 0
  const isOver = !isActive(page.booking.bookingStatus) || isAfterParty(page.booking)
  return (
    <Card as="section">
      <h2 className={styles.title}>
        {isOver ? text('myBooking.page.elseTitle') : text('myBooking.page.changeTitle')}
      </h2>
      <p className={styles.sentence}>{isOver ? text('myBooking.page.elseWords') : page.rescheduleSentence}</p>
      <div className={styles.ways}>
        {!isOver && page.orderChanges && (
          <Button variant="secondary" onClick={() => setOpen('order')}>
            {text('myBooking.page.order')}
          </Button>
        )}
        {!isOver && page.canReschedule && (
          <Button variant="secondary" onClick={() => setOpen('move')}>
            {text('myBooking.page.move')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('ask')}>
          {isOver ? text('myBooking.page.message') : text('myBooking.page.ask')}
        </Button>
        {!isOver && page.canCancel && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            {text('myBooking.page.cancelParty')}
          </Button>
        )}
      </div>
      {!isOver && page.canCancel && paidCents > 0 && (
        <div className={styles.slider}>
          <PolicySlider {...getRefundPolicy(page, paidCents)} />
        </div>
      )}
      {open === 'ask' && <AskForChange isOver={isOver} link={link} onClose={close} />}
      {open === 'order' && <ChangeOrder page={page} link={link} onClose={close} />}
      {open === 'move' && <RescheduleParty page={page} link={link} onClose={close} />}
      {open === 'cancel' && <CancelParty page={page} link={link} onClose={close} />}
    </Card>
  )
}
