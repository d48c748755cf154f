import { apiPath } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Statement, StatementRow } from '#domain/money/payments/statement.ts'
import { Amount } from '../amount.tsx'
import { type BookingPageProps, toPlaces } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'

/** Every payment and refund, and their total. A refund that failed is with the owner, who pays it another way. */
export function PaymentHistory({ page, link }: BookingPageProps) {
  const text = useText()
  const { booking, owedAmount } = page
  const statement = getBookingStatement(booking, text)
  const payments = page.payments.filter(({ status }) => status !== 'failed')
  const isOpen = booking.bookingStatus === 'pending' || booking.bookingStatus === 'confirmed'
  return (
    <Card as="section">
      <h2 className={styles.title}>{text('myBooking.page.payments')}</h2>
      <Stack as="dl" gap={3} marginTop={4}>
        <Rows kinds={PRICE} statement={statement} />
        {payments.map((line) => (
          <Amount key={`${line.kind} ${line.at} ${line.amount}`} name={getName(line, text)}>
            {line.kind === 'refund' ? '-' : ''}
            {dollars(line.amount)}
          </Amount>
        ))}
        <Rows kinds={LEFT} statement={statement} />
      </Stack>
      {isOpen && Number(owedAmount) === 0 && (
        <Badge tone="success" className={styles.settled}>
          <Icon name="check" />
          {text('myBooking.page.everythingPaid')}
        </Badge>
      )}
      {payments.length > 0 && (
        <div className={`${styles.ways} ${styles.settled}`}>
          <a
            href={apiPath('/api/my-bookings/:reference/receipt.pdf', toPlaces(link))}
            className={buttonClass('secondary', 'sm')}
          >
            <Icon name="eye" />
            {text('myBooking.page.seeReceipt')}
          </a>
        </div>
      )}
    </Card>
  )
}

/** The price is shown before the payments, the remaining amount after them. */
const PRICE: readonly StatementRow['kind'][] = ['total', 'discount', 'price']
const LEFT: readonly StatementRow['kind'][] = ['credit', 'kept', 'dueNow', 'balance', 'waived']

function Rows({ kinds, statement }: { kinds: typeof PRICE; statement: Statement }) {
  return statement.rows
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, label, amountCents }) => (
      <Amount key={kind} name={label} isSum={kind === 'price' || kinds === LEFT}>
        {formatDollars(amountCents)}
      </Amount>
    ))
}

function getName({ kind, method, at, status }: BookingPage['payments'][number], text: Text): string {
  const values = { by: text(`price.by.${method}`), day: partyDayAt(new Date(at)) }
  const what = text(kind === 'refund' ? 'myBooking.page.refundedBy' : 'myBooking.page.paidBy', values)
  return status === 'underway' ? text('myBooking.page.onItsWay', { what }) : what
}
