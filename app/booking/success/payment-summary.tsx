import { readDraft } from '#app/lib/draft/booking-draft-store.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { statementOfBooking } from '#contract/booking/booking-statement.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { Statement, StatementRow } from '#domain/payments/statement.ts'
import { Amount } from '../amount.tsx'
import { stepPath } from '../wizard-steps.ts'
import { useBookingWords } from '../words/booking-words.ts'
import type { BookingWords } from '../words/english.ts'
import { isPayableInWizard } from './payment-state.ts'
import styles from './payment-summary.module.css'

export function PaymentSummary({ booking }: { booking: CustomerBooking }) {
  const words = useBookingWords().success
  const pathIn = usePathIn()
  const { isPaid } = booking
  return (
    <Card as="section" className={styles.summary}>
      <h2>{words.summary}</h2>
      <dl className={styles.amounts}>
        <Sums booking={booking} />
      </dl>
      <PaymentBadge isPaid={isPaid} />
      {isPayableInWizard(booking) && readDraft().bookingId === booking.bookingId && (
        <a href={pathIn(stepPath(4))} className={buttonClass('primary')}>
          {words.finish}
        </a>
      )}
    </Card>
  )
}

function PaymentBadge({ isPaid }: { isPaid: boolean }) {
  const words = useBookingWords().success
  return isPaid ? (
    <Badge tone="success" className={styles.badge}>
      <Icon name="check" />
      {words.paid}
    </Badge>
  ) : (
    <Badge tone="warning" className={styles.badge}>
      <Icon name="clock" />
      {words.notPaid}
    </Badge>
  )
}

/** Everything of the statement but the items, which the booking's details show. */
function Sums({ booking }: { booking: CustomerBooking }) {
  const { success: words, shared } = useBookingWords()
  const statement = statementOfBooking(booking, shared.rules)
  const sums = statement.rows.filter((row) => row.kind !== 'item')
  const isSettled = statement.isPartPayment && booking.isPaid && statement.balanceCents === 0
  return (
    <>
      {sums.map((row) => (
        <Amount
          key={row.kind}
          name={getName(row, { booking, statement, words })}
          note={getNote(row, statement, words)}
        >
          {formatDollars(row.amountCents)}
        </Amount>
      ))}
      {isSettled && <Amount name={words.remaining}>{formatDollars(0)}</Amount>}
    </>
  )
}

type Told = {
  readonly booking: CustomerBooking
  readonly statement: Statement
  readonly words: BookingWords['success']
}

function getName(
  { kind, label }: StatementRow,
  { booking, statement: { balanceCents, isPartPayment }, words }: Told,
): string {
  const { isPaid, couponCode } = booking
  if (kind === 'discount') return words.discount(couponCode)
  if (kind === 'paid')
    return isPartPayment && isPaid && balanceCents > 0 ? words.depositPaid : words.amountPaid
  if (kind === 'dueNow') return isPartPayment ? words.depositDue : words.amountDue
  return kind === 'balance' ? words.remaining : `${label}:`
}

function getNote(
  { kind }: StatementRow,
  { balanceDueDay }: Statement,
  words: BookingWords['success'],
): string | undefined {
  return kind === 'balance' && balanceDueDay ? words.dueOn(balanceDueDay) : undefined
}
