import { integer, pgTable, text } from '#server/foundation/database/drizzle.ts'
import { bookings } from './bookings.ts'

/** The team's internal notes about a booking; no row if there are none. */
export const bookingNotes = pgTable('booking_notes', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
})
