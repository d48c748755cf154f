import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { apiJson } from '#app/lib/api-request.ts'
import { dollars } from '#app/lib/dollars.ts'
import type { Booking, Quote } from '#contract/bookings.ts'
import { failureWords } from '../forms/failure-words.ts'
import { type BookingFields, orderOf } from './booking-fields.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './quote-preview.module.css'

type QuotePreviewProps = { booking: Booking | undefined; toSend: Partial<BookingFields> }

/** The price as the server will store it, before anything is saved. */
export function QuotePreview({ booking, toSend }: QuotePreviewProps) {
  const order = orderOf(toSend)
  const path = booking ? `/api/bookings/${booking.id}/quote` : '/api/admin/quote'
  const { data: quote, error } = useQuery({
    queryKey: [path, order],
    queryFn: () => apiJson<Quote>('POST', path, order),
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
    <section className={styles.preview} aria-label="Price after saving">
      <PriceLines lines={quote.lines} />
      <p className={styles.total} role="status">
        <span>
          Total {isChanged && <del className={styles.before}>{dollars(booking.totalAmount)}</del>}{' '}
          <strong>{dollars(quote.totalAmount)}</strong>
        </span>
        <span>Deposit {dollars(quote.depositAmount)}</span>
        <span>Due at booking {dollars(quote.finalAmount)}</span>
      </p>
    </section>
  )
}
