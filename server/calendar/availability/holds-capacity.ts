import { type SQL, type SQLWrapper, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Matches bookings that hold their day at an instant, by the same rule as `holdsCapacity` in
 * `domain/booking/status.ts`. The first condition must be separate and a literal, to match the index of active
 * bookings.
 */
export function holdsCapacityAt(now: Date | SQLWrapper): SQL {
  const { bookingStatus, isPaid, holdExpiresAt, holdKeptUntil } = bookings
  return sql`(${bookingStatus} <> 'cancelled'
    AND (${bookingStatus} <> 'pending' OR ${isPaid} OR ${holdExpiresAt} IS NULL OR ${holdExpiresAt} > ${now}
      OR ${holdKeptUntil} > ${now}))`
}
