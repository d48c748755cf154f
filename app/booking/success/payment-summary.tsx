import { Link } from 'react-router'
import { readDraft } from '#app/lib/booking-draft.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { statementOfBooking } from '#contract/booking-statement.ts'
import type { CustomerBooking } from '#contract/bookings.ts'
import type { Statement, StatementRow } from '#domain/booking/statement.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import { Amount } from '../amount.tsx'
import { stepPath } from '../wizard-steps.ts'
import styles from './payment-summary.module.css'

export function PaymentSummary({ booking }: { booking: CustomerBooking }) {
  const { isPaid } = booking
  const isOpen = !isPaid && booking.bookingStatus !== 'cancelled'
  return (
    <Card as="section" className={styles.summary}>
      <h2>Payment Summary</h2>
      <dl className={styles.amounts}>
        <Sums booking={booking} />
      </dl>
      <PaymentBadge isPaid={isPaid} />
      {isOpen && readDraft().bookingId === booking.bookingId && (
        <Link to={stepPath(4)} className={buttonClass('primary')}>
          Finish the payment
        </Link>
      )}
    </Card>
  )
}

function PaymentBadge({ isPaid }: { isPaid: boolean }) {
  return isPaid ? (
    <Badge tone="success" className={styles.badge}>
      <Icon name="check" />
      Payment Successful
    </Badge>
  ) : (
    <Badge tone="warning" className={styles.badge}>
      <Icon name="clock" />
      Not paid
    </Badge>
  )
}

/** Everything of the statement but the items, which the booking's details name. */
function Sums({ booking }: { booking: CustomerBooking }) {
  const statement = statementOfBooking(booking)
  const sums = statement.rows.filter((row) => row.kind !== 'item')
  const isSettled = booking.isDeposit && booking.isPaid && statement.balanceCents === 0
  return (
    <>
      {sums.map((row) => (
        <Amount key={row.kind} name={nameOf(row, booking, statement)} note={noteOf(row, statement)}>
          {formatDollars(row.amountCents)}
        </Amount>
      ))}
      {isSettled && <Amount name="Remaining Balance:">{formatDollars(0)}</Amount>}
    </>
  )
}

function nameOf(
  { kind, label }: StatementRow,
  { isDeposit, isPaid, couponCode }: CustomerBooking,
  { balanceCents }: Statement,
): string {
  if (kind === 'discount') return couponCode ? `Discount (${couponCode}):` : 'Discount:'
  if (kind === 'paid') return isDeposit && isPaid && balanceCents > 0 ? 'Deposit Paid:' : 'Amount Paid:'
  if (kind === 'dueNow') return isDeposit ? 'Deposit Due:' : 'Amount Due:'
  return kind === 'balance' ? 'Remaining Balance:' : `${label}:`
}

function noteOf({ kind }: StatementRow, { balanceDueDay }: Statement): string | undefined {
  return kind === 'balance' && balanceDueDay ? `Due on ${formatLong(balanceDueDay)}` : undefined
}
