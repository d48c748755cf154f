import { dollars } from '#app/lib/dollars.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { OwnBooking } from '#contract/own-booking.ts'
import { METHOD_WORDS } from '#domain/booking/payment-method.ts'
import { formatShort, partyDayAt } from '#domain/party-day.ts'
import { Amount } from '../amount.tsx'
import styles from './own-booking-report.module.css'

/** Every payment and refund, and what they come to. */
export function PaymentHistory({ own }: { own: OwnBooking }) {
  const { booking, owedAmount } = own
  const isOpen = booking.bookingStatus === 'pending' || booking.bookingStatus === 'confirmed'
  return (
    <Card as="section">
      <h2 className={styles.title}>Payments</h2>
      <dl className={styles.amounts}>
        <Amount name="Total">{dollars(booking.totalAmount)}</Amount>
        {Number(booking.discountAmount) > 0 && (
          <Amount name="Discount">-{dollars(booking.discountAmount)}</Amount>
        )}
        {own.payments.map((line) => (
          <Amount key={`${line.kind} ${line.at} ${line.amount}`} name={nameOf(line)}>
            {line.kind === 'refund' ? '-' : ''}
            {dollars(line.amount)}
          </Amount>
        ))}
        {isOpen && (
          <Amount name="Still to pay" isSum>
            {dollars(owedAmount)}
          </Amount>
        )}
      </dl>
      {isOpen && Number(owedAmount) === 0 && (
        <Badge tone="success" className={styles.settled}>
          <Icon name="check" />
          Everything is paid
        </Badge>
      )}
    </Card>
  )
}

function nameOf({ kind, method, at, status }: OwnBooking['payments'][number]): string {
  const what = `${kind === 'refund' ? 'Refunded' : 'Paid'} ${METHOD_WORDS[method]}, ${formatShort(partyDayAt(new Date(at)))}`
  return status === 'underway' ? `${what} (on its way)` : what
}
