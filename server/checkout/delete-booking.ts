import { eq } from 'drizzle-orm'
import type { Refusal } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import { lockBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import { letGoOfCoupon } from '#server/bookings/move-coupon-use.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { bookings } from '#server/database/schema/all-tables.ts'

/** Deletes a booking: its day and coupon are free again. What was paid stays in the books, under its reference. */
export async function deleteBooking(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (!booking) return BOOKING_GONE
    await letGoOfCoupon(tx, booking)
    await tx.delete(bookings).where(eq(bookings.id, id))
    const details = `${booking.reference}, ${booking.customerName}, ${booking.bookingDate}`
    await audit(tx, { actor: admin.username, action: 'deleted', subject: 'booking', subjectId: id, details })
    return null
  })
}
