import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { formatPrice, TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { Booking, Quote } from '#contract/booking/bookings.ts'
import { readQuote } from '#contract/booking/price-lines.ts'
import type { Text as TextOf } from '#domain/foundation/messages/text.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { toStatedOrder } from '#domain/money/payments/quoted-order.ts'
import { type Statement, statement } from '#domain/money/payments/statement.ts'
import { PreviewedMail } from '../previewed-mail.tsx'
import { getAmountDue } from './amount-due.ts'
import styles from './quote-preview.module.css'
import { StatementRows } from './statement-rows.tsx'
import { StatementsToCome } from './statements-to-come.tsx'
import type { useBookingQuote } from './use-booking-quote.ts'

type QuotePreviewProps = {
  booking: Booking | undefined
  quote: ReturnType<typeof useBookingQuote>
}

/**
 * The price as the server would store it, before anything is saved; for a changed order next to the current
 * price.
 */
export function QuotePreview({ booking, quote }: QuotePreviewProps) {
  const text = useText()
  const { price, both, error } = quote
  if (error) {
    return (
      <p role="alert" className={styles.problem}>
        {describeFailure(error)}
      </p>
    )
  }
  if (!isQuoted(quote) || !price) return <StatementsToCome />
  return (
    <Stack as="section" aria-label={text('admin.bookingForm.priceAfterSaving')}>
      {both ? (
        <TwoStatements quote={both} reader="staff" />
      ) : (
        <StatementRows rows={getSaved(booking, { ...quote, price }, text).rows} />
      )}
      {both?.roomSentence && <p className={styles.problem}>{both.roomSentence}</p>}
      {both?.mail && <PreviewedMail mail={both.mail} foldedWords={text('admin.moveParty.mail', both.mail)} />}
    </Stack>
  )
}

/** The price in one line, which stays in sight. */
export function QuoteTotal({ booking, quote }: QuotePreviewProps) {
  const text = useText()
  const { price, both, error } = quote
  if (error || !isQuoted(quote) || !price) return null
  const { when, dueCents, paidCents, laterCents } = getAmountDue(
    getSaved(booking, { ...quote, price }, text),
    { isPaid: booking?.isPaid === true, both },
  )
  const before = booking && formatPrice(booking)
  const now = formatPrice(price)
  return (
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
  )
}

const isQuoted = ({ both, isBusy }: QuotePreviewProps['quote']) => !isBusy || both !== undefined

/** Returns the statement as it would be after saving. */
function getSaved(
  booking: Booking | undefined,
  { price, bookingDate }: { readonly price: Quote; readonly bookingDate: string },
  text: TextOf,
): Statement {
  if (booking) return getBookingStatement({ ...booking, ...price }, text)
  return statement(toStatedOrder(readQuote(price), { bookingDate, today: partyDayAt(new Date()) }), text)
}
