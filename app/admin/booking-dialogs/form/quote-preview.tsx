import { describeFailure } from '#app/admin/forms/describe-failure.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StatementsToCome } from '#app/shared/two-statements/statements-to-come.tsx'
import { TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { getAmountDue } from './amount-due.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './quote-preview.module.css'
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
export function QuotePreview({ booking, quote: { price, both, error, isBusy } }: QuotePreviewProps) {
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
  const { when, dueCents, paidCents } = getAmountDue(booking, { price, both })
  const isChanged = booking !== undefined && booking.totalAmount !== price.totalAmount
  return (
    <section className={styles.preview} aria-label={text('admin.bookingForm.priceAfterSaving')}>
      {both ? <TwoStatements quote={both} words={statementWords} /> : <PriceLines lines={price.lines} />}
      {both?.roomSentence && <p className={styles.problem}>{both.roomSentence}</p>}
      <p className={styles.total} role="status">
        <span>
          {text('admin.bookingForm.total')}{' '}
          {isChanged && <del className={styles.before}>{dollars(booking.totalAmount)}</del>}{' '}
          <strong>{dollars(price.totalAmount)}</strong>
        </span>
        <span>{text('admin.bookingForm.deposit', { amount: dollars(price.depositAmount) })}</span>
        {paidCents > 0 && <span>{text('admin.bookings.paid', { paid: paidCents })}</span>}
        <span>{text(`admin.bookings.due.${when}`, { due: dueCents })}</span>
      </p>
    </section>
  )
}
