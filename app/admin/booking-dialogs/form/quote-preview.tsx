import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import type { Booking, Quote } from '#contract/booking/bookings.ts'
import { type BookingFields, orderOf } from './booking-fields.ts'
import { BOOKING_FORM_WORDS } from './booking-form-words.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './quote-preview.module.css'

type QuotePreviewProps = { booking: Booking | undefined; toSend: Partial<BookingFields> }

/** Returns the query for the price of a changed or a new booking. */
function quoteOf(booking: Booking | undefined, order: ReturnType<typeof orderOf>): Promise<Quote> {
  return booking
    ? api.post('/api/bookings/:id/quote', { params: { id: booking.id }, body: order })
    : api.post('/api/admin/quote', { body: { themeId: '', ...order } })
}

/** The price as the server will store it, before anything is saved. */
export function QuotePreview({ booking, toSend }: QuotePreviewProps) {
  const words = useWords(BOOKING_FORM_WORDS)
  const order = orderOf(toSend)
  const { data: quote, error } = useQuery({
    queryKey: ['quote', booking?.id, order],
    queryFn: () => quoteOf(booking, order),
    enabled: booking !== undefined || toSend.themeId !== '',
    placeholderData: keepPreviousData,
  })
  if (error) {
    return (
      <p role="alert" className={styles.problem}>
        {failureWords(error)}
      </p>
    )
  }
  if (!quote) return null
  const isChanged = booking !== undefined && booking.totalAmount !== quote.totalAmount
  return (
    <section className={styles.preview} aria-label={words.priceAfterSaving}>
      <PriceLines lines={quote.lines} />
      <p className={styles.total} role="status">
        <span>
          {words.total} {isChanged && <del className={styles.before}>{dollars(booking.totalAmount)}</del>}{' '}
          <strong>{dollars(quote.totalAmount)}</strong>
        </span>
        <span>{words.deposit(dollars(quote.depositAmount))}</span>
        <span>{words.dueAtBooking(dollars(quote.finalAmount))}</span>
      </p>
    </section>
  )
}
