import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { bookings, refunds } from '#server/database/schema/all-tables.ts'
import type { World } from '#server/world.ts'
import { markCancelled } from './release-booking.ts'
import { sendRefund } from './send-refund.ts'

const BATCH = 100

/**
 * Cancels bookings whose hold has ended unpaid, so that their day and coupon are free again. Any number of servers
 * may do this at once. Answers how many lapsed.
 */
export async function lapseHolds(world: World): Promise<number> {
  const now = world.now()
  return world.db.transaction(async (tx) => {
    const lapsed = await tx
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
    for (const booking of lapsed) await markCancelled(tx, booking, 'lapsed', now)
    return lapsed.length
  })
}

/** Tries refunds again that the provider did not answer. */
export async function retryRefunds(world: World): Promise<void> {
  const open = await world.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.status, ['requested']),
        lte(refunds.createdAt, sql`${world.now()}::timestamptz - interval '1 minute'`),
      ),
    )
    .limit(BATCH)
  for (const { id } of open) await sendRefund(world, id)
}
