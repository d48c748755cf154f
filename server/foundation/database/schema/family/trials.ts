import { pgTable } from '#server/foundation/database/drizzle.ts'
import { bookingId } from '../booking/bookings.ts'

/** Bookings that the owner made to try the site; they get no invoice, and can be removed without a trace. */
export const trialBookings = pgTable('trial_bookings', { bookingId: bookingId().primaryKey() })
