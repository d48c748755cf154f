import { readDraft } from '#app/lib/draft/booking-draft-store.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'

import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import type { Statement, StatementRow } from '#domain/money/payments/statement.ts'
import { Amount } from '../amount.tsx'
import { stepPath } from '../wizard-steps.ts'
import { isPayableInWizard } from './main-message.ts'
import styles from './payment-summary.module.css'

export function PaymentSummary({ booking }: { booking: CustomerBooking }) {
  const text = useText()
  const pathIn = usePathIn()
  const { isPaid } = booking
  return (
    <Card as="section" className={styles.summary}>
      <h2>{text('booking.success.summary')}</h2>
      <dl className={styles.amounts}>
        <Sums booking={booking} />
      </dl>
      <PaymentBadge isPaid={isPaid} />
      {isPayableInWizard(booking) && readDraft().bookingId === booking.bookingId && (
        <a href={pathIn(stepPath(4))} className={buttonClass('primary')}>
          {text('booking.success.finish')}
        </a>
      )}
    </Card>
  )
}

function PaymentBadge({ isPaid }: { isPaid: boolean }) {
  const text = useText()
  return isPaid ? (
    <Badge tone="success" className={styles.badge}>
      <Icon name="check" />
      {text('booking.success.paid')}
    </Badge>
  ) : (
    <Badge tone="warning" className={styles.badge}>
      <Icon name="clock" />
      {text('booking.success.notPaid')}
    </Badge>
  )
}

/** The statement without its items, which the booking's details show. */
function Sums({ booking }: { booking: CustomerBooking }) {
  const text = useText()
  const statement = getBookingStatement(booking, text)
  const sums = statement.rows.filter((row) => row.kind !== 'item')
  const isSettled = statement.isPartPayment && booking.isPaid && statement.balanceCents === 0
  return (
    <>
      {sums.map((row) => (
        <Amount
          key={row.kind}
          name={getName(row, { booking, statement, text })}
          note={getNote(row, statement, text)}
        >
          {formatDollars(row.amountCents)}
        </Amount>
      ))}
      {isSettled && <Amount name={text('booking.success.remaining')}>{formatDollars(0)}</Amount>}
    </>
  )
}

type ShownPayment = {
  readonly booking: CustomerBooking
  readonly statement: Statement
  readonly text: Text
}

function getName(
  { kind, label }: StatementRow,
  { booking, statement: { balanceCents, isPartPayment }, text }: ShownPayment,
): string {
  const { isPaid, couponCode } = booking
  if (kind === 'discount')
    return couponCode
      ? text('booking.success.discountOf', { code: couponCode })
      : text('booking.success.discount')
  if (kind === 'paid')
    return isPartPayment && isPaid && balanceCents > 0
      ? text('booking.success.depositPaid')
      : text('booking.success.amountPaid')
  if (kind === 'dueNow')
    return isPartPayment ? text('booking.success.depositDue') : text('booking.success.amountDue')
  return kind === 'balance' ? text('booking.success.remaining') : `${label}:`
}

function getNote({ kind }: StatementRow, { balanceDueDay }: Statement, text: Text): string | undefined {
  return kind === 'balance' && balanceDueDay
    ? text('booking.success.dueOn', { day: balanceDueDay })
    : undefined
}
