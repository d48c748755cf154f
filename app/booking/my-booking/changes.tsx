import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import { Text } from '#app/ui/layout.tsx'
import { isOver } from '#domain/booking/party-phase.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import { PolicyLine } from '../policy/policy-line.tsx'
import { BookAgainLink } from './after/book-again-link.tsx'
import { AskForChange } from './ask-for-change.tsx'
import type { BookingPageProps, PhasedProps } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { CancelParty } from './cancel-party.tsx'
import { ChangeOrder } from './change-order/change-order.tsx'
import { loadChoices } from './change-order/change-order-fields.tsx'
import { getRefundPolicy } from './refund-policy.ts'
import { RescheduleParty } from './reschedule-party.tsx'

/** Changes that families can make themselves, and a way to ask for others. */
export function Changes(props: PhasedProps) {
  return isOver(props.phase) ? <AnythingElse {...props} /> : <ToCome {...props} />
}

function ToCome({ page, link }: BookingPageProps) {
  const text = useText()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'ask' | 'order' | 'move' | 'cancel'>()
  const close = () => setOpen(undefined)
  return (
    <FoldedCard
      id="change"
      title={text('myBooking.page.changeTitle')}
      note={text('myBooking.page.changeNote')}
      onToggle={() => loadChoices(queryClient)}
    >
      <Text marginBottom={4} tone="soft">
        {page.rescheduleSentence}
      </Text>
      <div className={styles.ways}>
        {page.orderChanges && (
          <Button variant="secondary" onClick={() => setOpen('order')}>
            {text('myBooking.page.order')}
          </Button>
        )}
        {page.canReschedule && (
          <Button variant="secondary" onClick={() => setOpen('move')}>
            {text('myBooking.page.move')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('ask')}>
          {text('myBooking.page.ask')}
        </Button>
        {page.canCancel && (
          <Button variant="quiet" onClick={() => setOpen('cancel')}>
            {text('myBooking.page.cancelParty')}
          </Button>
        )}
      </div>
      {page.canCancel && <Refund page={page} />}
      {open === 'ask' && <AskForChange isOver={false} link={link} onClose={close} />}
      {open === 'order' && <ChangeOrder page={page} link={link} onClose={close} />}
      {open === 'move' && <RescheduleParty page={page} link={link} onClose={close} />}
      {open === 'cancel' && <CancelParty page={page} link={link} onClose={close} />}
    </FoldedCard>
  )
}

/** What comes back on which day; one sentence where nothing does on any. */
function Refund({ page }: Pick<BookingPageProps, 'page'>) {
  const paidCents = parseDollars(page.paidAmount) ?? 0
  if (paidCents <= 0) return null
  return (
    <Text as="div" marginTop={5}>
      {Number(page.refundAmount) > 0 ? (
        <PolicyLine {...getRefundPolicy(page, paidCents)} />
      ) : (
        <Text size="sm" tone="soft">
          {page.refundSentence}
        </Text>
      )}
    </Text>
  )
}

/** After a party, or once it is cancelled, families can still write, and book again. */
function AnythingElse({ page, link, phase }: PhasedProps) {
  const text = useText()
  const [isWriting, setWriting] = useState(false)
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.page.elseTitle')}</h2>
      <p className={styles.sentence}>{text('myBooking.page.elseWords')}</p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => setWriting(true)}>
          {text('myBooking.page.message')}
        </Button>
        {phase !== 'after' && <BookAgainLink booking={page.booking} />}
      </div>
      {isWriting && <AskForChange isOver link={link} onClose={() => setWriting(false)} />}
    </Card>
  )
}
