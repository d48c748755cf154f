import { CHANGE_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import { lapseChanges } from '#server/booking/order-changes/order-change-queries.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, lte } from '#server/foundation/database/drizzle.ts'
import { orderChanges, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { stopIntents } from './stop-intents.ts'

const BATCH = 100

/**
 * Ends changes to orders that were not paid in time, once their payment can no longer be made: the old order stands. A
 * payment made at the last moment is recorded instead. Returns how many expired.
 */
export async function expireOrderChanges(ctx: Context): Promise<number> {
  const due = await ctx.db
    .select({ id: orderChanges.id, intent: paymentIntents, paymentId: payments.id })
    .from(orderChanges)
    .leftJoin(paymentIntents, eq(paymentIntents.intentId, orderChanges.intentId))
    .leftJoin(payments, eq(payments.intentId, orderChanges.intentId))
    .where(and(eq(orderChanges.status, 'waiting'), lte(orderChanges.expiresAt, ctx.now())))
    .orderBy(asc(orderChanges.expiresAt))
    .limit(BATCH)
  const getPart = ({ id }: (typeof due)[number]) => ({ orderChange: id })
  return doEach(ctx, due, getPart, async ({ id, intent, paymentId }) => {
    const isOpen = intent !== null && intent.stoppedAt === null && paymentId === null
    if (isOpen && (await stopIntents(ctx, [intent], CHANGE_UNDERWAY))) return 0
    return lapseChanges(ctx.db, eq(orderChanges.id, id))
  })
}
