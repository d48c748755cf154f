import { useText } from '#app/lib/messages/use-text.ts'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { StatementRow } from '#domain/payments/statement.ts'
import styles from '../form/price-lines.module.css'

const SUMS: readonly StatementRow['kind'][] = ['total', 'price', 'dueNow', 'balance']

/**
 * A booking's price, payments and remaining amounts with their due dates: the same rows the customer sees.
 */
export function BookingStatement({ booking }: { booking: Booking }) {
  const text = useText()
  const { rows } = getBookingStatement(booking, text)
  return (
    <section aria-label={text('admin.booking.details.statement')} className={styles.statement}>
      <dl className={styles.lines}>
        {rows.map((row) => (
          <div key={`${row.kind} ${row.label}`} className={styles.line} data-is-sum={SUMS.includes(row.kind)}>
            <dt>
              {row.label}
              {row.quantity !== undefined && row.unitCents !== undefined && (
                <span className={styles.quantity}>
                  {' '}
                  {row.quantity} × {formatDollars(row.unitCents)}
                </span>
              )}
            </dt>
            <dd className="tabular">{formatDollars(row.amountCents)}</dd>
          </div>
        ))}
      </dl>
      {booking.paidElsewhereAmount !== undefined && (
        <p>{text('admin.imports.paidElsewhere', { amount: toCents(booking.paidElsewhereAmount) })}</p>
      )}
    </section>
  )
}
