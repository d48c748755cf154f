import { Card } from '#app/ui/card.tsx'
import type { OwnBooking } from '#contract/own-booking.ts'
import { formatShort, partyDayAt } from '#domain/party-day.ts'
import { dollars } from '../summary/price-lines.ts'
import styles from './own-booking-report.module.css'

const METHODS = { card: 'by card', cash: 'in cash', zelle: 'by Zelle', cheque: 'by cheque' } as const

/** Every payment and refund, and what they come to. */
export function PaymentHistory({ own }: { own: OwnBooking }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>Payments</h2>
      <dl className={styles.amounts}>
        <Amount name="Total" amount={dollars(own.booking.totalAmount)} />
        {Number(own.booking.discountAmount) > 0 && (
          <Amount name="Discount" amount={`-${dollars(own.booking.discountAmount)}`} />
        )}
        {own.payments.map(({ kind, amount, method, at, status }) => (
          <Amount
            key={`${kind} ${at} ${amount}`}
            name={`${kind === 'refund' ? 'Refunded' : 'Paid'} ${METHODS[method]}, ${formatShort(partyDayAt(new Date(at)))}${status === 'underway' ? ' (on its way)' : ''}`}
            amount={`${kind === 'refund' ? '-' : ''}${dollars(amount)}`}
          />
        ))}
        <Amount name="Still to pay" amount={dollars(own.owedAmount)} />
      </dl>
    </Card>
  )
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={styles.amount}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
