import { pgTable } from '#server/foundation/database/drizzle.ts'
import { bookingId } from './bookings.ts'

/** The team's internal notes about a booking; no row if there are none. */
export const bookingNotes = pgTable('booking_notes', (t) => ({
  bookingId: bookingId().primaryKey(),
  text: t.text('text').notNull(),
}))
