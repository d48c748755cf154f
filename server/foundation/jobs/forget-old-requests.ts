import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { and, isNotNull, isNull, lt, sql } from '#server/foundation/database/drizzle.ts'
import {
  accountLinks,
  challenges,
  idempotencyKeys,
  imports,
  paymentIntents,
  rateLimits,
  visitCounts,
  waitingList,
  webhookDeliveries,
  webhookEvents,
} from '#server/foundation/database/schema/all-tables.ts'

/** Stripe retries an event for up to three days. */
const EVENT_DAYS = 30
const VISIT_DAYS = 90
/** How long webhook deliveries are kept. */
const DELIVERY_DAYS = 30

/** Long after a card could still be charged for a deleted booking. */
const DELETED_BOOKING_DAYS = 30
const deletedAt = sql`coalesce((${paymentIntents.deletedBooking} ->> 'deletedAt')::timestamptz, ${paymentIntents.createdAt})`

/**
 * Deletes what was kept only to recognize repeated or excessive requests, the customers of deleted bookings, waiting
 * list entries for past days, and uploaded files that were never imported.
 */
export async function forgetOldRequests({ db, now }: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MILLISECONDS)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(1)))
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now()))
  await db.delete(challenges).where(lt(challenges.expiresAt, now()))
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now()))
  await db
    .update(paymentIntents)
    .set({ deletedBooking: null })
    .where(and(isNotNull(paymentIntents.deletedBooking), lt(deletedAt, daysAgo(DELETED_BOOKING_DAYS))))
  await db.delete(waitingList).where(lt(waitingList.bookingDate, partyDayAt(now())))
  await db.delete(visitCounts).where(lt(visitCounts.day, partyDayAt(daysAgo(VISIT_DAYS))))
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, daysAgo(DELIVERY_DAYS)))
  await db.delete(imports).where(and(isNull(imports.ranAt), lt(imports.createdAt, daysAgo(1))))
  await db.delete(webhookEvents).where(lt(webhookEvents.createdAt, daysAgo(EVENT_DAYS)))
}
