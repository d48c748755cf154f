import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StatementsToCome } from '#app/shared/two-statements/statements-to-come.tsx'
import { formatPrice, TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { readQuote } from '#contract/booking/price-lines.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { toStatedOrder } from '#domain/money/payments/quoted-order.ts'
import { statement } from '#domain/money/payments/statement.ts'
import { getAmountDue } from './amount-due.ts'
import styles from './quote-preview.module.css'
import { StatementRows } from './statement-rows.tsx'
import type { useBookingQuote } from './use-booking-quote.ts'
import { useStatementLabels } from './use-statement-labels.ts'

type QuotePreviewProps = {
  booking: Booking | undefined
  quote: ReturnType<typeof useBookingQuote>
}

/**
 * The price as the server would store it, before anything is saved; for a changed order next to the current
 * price.
 */
export function QuotePreview({
  booking,
  quote: { price, both, bookingDate, error, isBusy },
}: QuotePreviewProps) {
  const text = useText()
  const statementWords = useStatementLabels()
  if (error) {
    return (
      <p role="alert" className={styles.problem}>
        {describeFailure(error)}
      </p>
    )
  }
  if (!price || (isBusy && !both)) return <StatementsToCome label={text('admin.bookings.pricing')} />
  const today = partyDayAt(new Date())
  const saved = booking
    ? getBookingStatement({ ...booking, ...price }, text)
    : statement(toStatedOrder(readQuote(price), { bookingDate, today }), text)
  const { when, dueCents, paidCents, laterCents } = getAmountDue(saved, {
    isPaid: booking?.isPaid === true,
    both,
  })
  const before = booking && formatPrice(booking)
  const now = formatPrice(price)
  return (
    <section className={styles.preview} aria-label={text('admin.bookingForm.priceAfterSaving')}>
      {both ? <TwoStatements quote={both} words={statementWords} /> : <StatementRows rows={saved.rows} />}
      {both?.roomSentence && <p className={styles.problem}>{both.roomSentence}</p>}
      <Row as="p" gap={5} rowGap={1} align="stretch" className={styles.total} role="status">
        <span>
          {text('admin.bookingForm.total')}{' '}
          {before && before !== now && (
            <Text as="del" tone="soft">
              {before}
            </Text>
          )}{' '}
          <strong>{now}</strong>
        </span>
        {paidCents > 0 && <span>{text('admin.bookings.paid', { paid: paidCents })}</span>}
        <span>{text(`admin.bookings.due.${when}`, { due: dueCents })}</span>
        {laterCents > 0 && <span>{text('admin.bookings.due.later', { due: laterCents })}</span>}
      </Row>
    </section>
  )
}
