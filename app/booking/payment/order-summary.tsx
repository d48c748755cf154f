import type { BookingDraft } from '#app/lib/booking-draft.ts'
import { Card } from '#app/ui/card.tsx'
import { formatLong } from '#domain/party-day.ts'
import type { Quote } from '#domain/pricing/types.ts'
import { PriceList } from '../summary/price-list.tsx'
import styles from './order-summary.module.css'

export function OrderSummary({ draft, quote }: { draft: BookingDraft; quote: Quote }) {
  const { address, city, state, zipCode, guestCount } = draft.details
  return (
    <Card as="section" aria-labelledby="order-heading" className={styles.summary}>
      <h3 id="order-heading">Order summary</h3>
      <dl className={styles.facts}>
        <dt>When</dt>
        <dd>{draft.bookingDate && formatLong(draft.bookingDate)}</dd>
        <dt>Where</dt>
        <dd>
          {address}, {city}, {state} {zipCode}
        </dd>
        <dt>Guests</dt>
        <dd>{guestCount}</dd>
      </dl>
      <PriceList {...quote} />
    </Card>
  )
}
