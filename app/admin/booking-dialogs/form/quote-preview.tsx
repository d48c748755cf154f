import { failureWords } from '#app/admin/forms/failure-words.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StatementsToCome } from '#app/shared/two-statements/statements-to-come.tsx'
import { TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import { getAmountDue } from './amount-due.ts'
import { BOOKING_FORM_WORDS } from './booking-form-words.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './quote-preview.module.css'
import type { useBookingQuote } from './use-booking-quote.ts'

type QuotePreviewProps = {
  booking: Booking | undefined
  quote: ReturnType<typeof useBookingQuote>
}

/** The price as the server will store it, before anything is saved; of a changed order beside what it was. */
export function QuotePreview({ booking, quote: { price, both, error, isBusy } }: QuotePreviewProps) {
  const words = useWords(BOOKING_FORM_WORDS)
  const text = useText()
  if (error) {
    return (
      <p role="alert" className={styles.problem}>
        {failureWords(error)}
      </p>
    )
  }
  if (!price || (isBusy && !both)) return <StatementsToCome label={text('admin.bookings.pricing')} />
  const { when, dueCents, paidCents } = getAmountDue(booking, { price, both })
  const isChanged = booking !== undefined && booking.totalAmount !== price.totalAmount
  return (
    <section className={styles.preview} aria-label={words.priceAfterSaving}>
      {both ? <TwoStatements quote={both} words={words.statements} /> : <PriceLines lines={price.lines} />}
      {both?.roomSentence && <p className={styles.problem}>{both.roomSentence}</p>}
      <p className={styles.total} role="status">
        <span>
          {words.total} {isChanged && <del className={styles.before}>{dollars(booking.totalAmount)}</del>}{' '}
          <strong>{dollars(price.totalAmount)}</strong>
        </span>
        <span>{words.deposit(dollars(price.depositAmount))}</span>
        {paidCents > 0 && <span>{text('admin.bookings.paid', { paid: paidCents })}</span>}
        <span>{text(`admin.bookings.due.${when}`, { due: dueCents })}</span>
      </p>
    </section>
  )
}
