import { Fragment, type ReactNode } from 'react'
import { getQuoteStatement } from '#app/booking/steps/summary/quote-statement.ts'
import { StatementList } from '#app/booking/steps/summary/statement-list.tsx'
import { getTimes } from '#app/booking/success/party-times.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { eachBookingField, isAskedFor, listAnswers } from '#domain/booking/booking-fields.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import type { Quote } from '#domain/catalogue/pricing/types.ts'
import { getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import styles from './order-summary.module.css'

type OrderSummaryProps = {
  draft: BookingDraft
  quote: Quote
  /** Shown below the number of guests. */
  advice: ReactNode
  /** Shown below the totals. */
  children: ReactNode
}

export function OrderSummary({ draft, quote, advice, children }: OrderSummaryProps) {
  const text = useText()
  const { partyStartTime, themeName, details } = draft
  const { address, city, state, zipCode, guestCount } = details
  const times = { isStartTimeKnown: true, partyStartTime, deliveryWindow: getDeliveryWindow(partyStartTime) }
  const answers = eachBookingField((name) => (isAskedFor(name, themeName) ? details[name].trim() : null))
  return (
    <Card as="section" aria-labelledby="order-heading" gap={4}>
      <h3 id="order-heading">{text('booking.payment.orderSummary')}</h3>
      <div className={styles.party}>
        <dl className={styles.facts}>
          <dt>{text('booking.payment.when')}</dt>
          <dd>{draft.bookingDate && describeStay(draft, text)}</dd>
          <FactRows rows={getTimes(times, text)} />
          <dt>{text('booking.payment.where')}</dt>
          <dd>
            {address}, {city}, {state} {zipCode}
          </dd>
          <dt>{text('booking.payment.guests')}</dt>
          <dd>{text('party.children', { count: Number(guestCount) })}</dd>
          <FactRows rows={listAnswers(answers, text)} />
        </dl>
        {advice}
      </div>
      <StatementList statement={getQuoteStatement(quote, draft.bookingDate, text)} />
      {children}
    </Card>
  )
}

function FactRows({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return rows.map(([name, value]) => (
    <Fragment key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </Fragment>
  ))
}
