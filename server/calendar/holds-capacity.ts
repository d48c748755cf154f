import { type SQL, type SQLWrapper, sql } from '#server/database/drizzle.ts'
import { bookings } from '#server/database/schema/all-tables.ts'

/**
 * Matches bookings that hold their day at an instant, as `holdsCapacity` in `domain/booking/status.ts` says of one. The
 * first condition stands alone and as a literal, as in the index of live bookings.
 */
export function holdsCapacityAt(now: Date | SQLWrapper): SQL {
  const { bookingStatus, isPaid, holdExpiresAt } = bookings
  return sql`(${bookingStatus} <> 'cancelled'
    AND (${bookingStatus} <> 'pending' OR ${isPaid} OR ${holdExpiresAt} IS NULL OR ${holdExpiresAt} > ${now}))`
}
