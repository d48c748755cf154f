import { integer, pgTable } from '#server/database/drizzle.ts'
import { instant } from '../columns.ts'
import { bookings } from './bookings.ts'

/** The links that were mailed to the family of a booking; no row where nothing of it was ever said. */
export const bookingLinks = pgTable('booking_links', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  /** Raised when staff correct the e-mail address, which ends the booking-page links that were mailed before. */
  linkVersion: integer('own_link_version').notNull().default(0),
  /** When staff last mailed the customer the payment link. */
  paymentLinkSentAt: instant('payment_link_sent_at'),
})
