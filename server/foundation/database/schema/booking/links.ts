import { pgTable } from '#server/foundation/database/drizzle.ts'
import { instant } from '../columns.ts'
import { bookingId } from './bookings.ts'

/** The links mailed to the family of a booking; no row until there is something to record. */
export const bookingLinks = pgTable('booking_links', (t) => ({
  bookingId: bookingId().primaryKey(),
  /** Incremented when staff correct the e-mail address, which invalidates booking-page links mailed before. */
  linkVersion: t.integer('own_link_version').notNull().default(0),
  /** When staff last mailed the customer the payment link. */
  paymentLinkSentAt: instant('payment_link_sent_at'),
}))
