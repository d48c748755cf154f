import { type SQL, type SQLWrapper, sql } from '#server/foundation/database/drizzle.ts'

/**
 * For a FROM clause: every `change` that holds what it needs while its family pays for it, with its `booking`. It ends
 * when the booking is cancelled or on another day.
 */
export function heldChanges(now: Date | SQLWrapper): SQL {
  return sql`
    order_changes AS change JOIN bookings AS booking ON booking.id = change.booking_id
      AND change.status = 'waiting' AND change.expires_at > ${now}
      AND booking.booking_date = change.booking_date AND booking.booking_status <> 'cancelled'`
}
