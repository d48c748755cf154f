import { integer, pgTable, text } from '#server/database/drizzle.ts'
import { bookings } from './bookings.ts'

/** What the team noted about a booking for itself; no row where there is nothing. */
export const bookingNotes = pgTable('booking_notes', {
  bookingId: integer('booking_id')
    .primaryKey()
    .references(() => bookings.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
})
