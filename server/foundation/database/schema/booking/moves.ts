import { check, index, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { createdAt, id } from '../columns.ts'
import { bookingId } from './bookings.ts'

/** Every move of a party to another day. A cancellation never refunds more than it would have then. */
export const bookingMoves = pgTable(
  'booking_moves',
  (t) => ({
    id: id(),
    bookingId: bookingId().notNull(),
    fromDay: t.date('from_day', { mode: 'string' }).notNull(),
    toDay: t.date('to_day', { mode: 'string' }).notNull(),
    /** A username, or 'customer'. */
    movedBy: t.text('moved_by').notNull(),
    /**
     * The refund steps' share at that moment for `fromDay`, in hundredths of a percent of what is paid beyond the
     * deposit.
     */
    refundPercent: t.integer('refund_percent').notNull(),
    createdAt: createdAt(),
  }),
  (table) => [
    check('booking_moves_percent', sql`${table.refundPercent} between 0 and 10000`),
    index('booking_moves_by_booking').on(table.bookingId),
  ],
)
