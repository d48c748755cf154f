import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { Admin, Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { type EditingNotice, NOTICES_CHANNEL } from './event-hub.ts'

/** Tells the open streams of all servers who is editing a booking. Nothing is stored: it lapses unless repeated. */
export async function publishEditing(
  { db }: Context,
  bookingId: number,
  { admin, change }: { readonly admin: Admin; readonly change: EditingNotice['change'] },
): Promise<null | Refusal> {
  if (!(await findBooking(db, { id: bookingId }))) return BOOKING_GONE
  const notice: EditingNotice = { editing: bookingId, change, by: admin.username }
  await db.execute(sql`SELECT pg_notify(${NOTICES_CHANNEL}, ${JSON.stringify(notice)})`)
  return null
}
