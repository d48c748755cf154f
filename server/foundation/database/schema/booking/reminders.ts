import { pgTable } from '#server/foundation/database/drizzle.ts'
import { bookingId } from './bookings.ts'

/** The last reminder of a booking's open balance, and the party day it named: a moved party gets new reminders. */
export const bookingReminders = pgTable('booking_reminders', (t) => ({
  bookingId: bookingId().primaryKey(),
  daysBefore: t.integer('days_before').notNull(),
  ofDay: t.date('of_day', { mode: 'string' }).notNull(),
}))
