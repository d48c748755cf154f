import type { Context } from '#server/context.ts'
import { and, eq, lte } from '#server/database/drizzle.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import { queueReleasedMails } from './booking-mails.ts'
import { markCancelled } from './release-booking.ts'

const BATCH = 100

/**
 * Cancels unpaid bookings whose hold has ended, which releases their day and coupon. Any number of servers may run it
 * at once. Returns how many expired.
 */
export async function expireHolds(ctx: Context): Promise<number> {
  let total = 0
  for (;;) {
    const expired = await expireSome(ctx)
    total += expired
    if (expired < BATCH) return total
  }
}

async function expireSome(ctx: Context): Promise<number> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const expired = await tx
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.bookingStatus, 'pending'),
          eq(bookings.isPaid, false),
          lte(bookings.holdExpiresAt, now),
        ),
      )
      .orderBy(bookings.couponId, bookings.id)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const booking of expired) {
      await markCancelled(tx, booking, 'lapsed', now)
      await queueReleasedMails(tx, ctx, booking.id)
    }
    return expired.length
  })
}
