import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import { and, desc, eq, gte, isNotNull, isNull, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, followUps } from '#server/foundation/database/schema/all-tables.ts'
import type { FollowUp } from './follow-up-links.ts'
import { readRelatives } from './read-family.ts'

/** A booking within this many days of the click counts as brought by the mail. */
const DAYS_AFTER_CLICK = 30

/**
 * Records which bookings follow-ups led to: the first that a family made and paid, or staff confirmed, after it had
 * opened the link. Each counts once, for the last link opened before it.
 */
export async function recordFollowUpBookings(ctx: Context): Promise<void> {
  const since = new Date(+ctx.now() - 2 * DAYS_AFTER_CLICK * DAY_MILLISECONDS)
  const open = await ctx.db
    .select()
    .from(followUps)
    .where(
      and(
        isNotNull(followUps.clickedAt),
        isNull(followUps.broughtBookingId),
        gte(followUps.clickedAt, since),
      ),
    )
    .orderBy(desc(followUps.clickedAt), desc(followUps.id))
  for (const row of open) {
    const brought = await findBrought(ctx, row)
    if (brought === undefined) continue
    const isCounted = sql`EXISTS (SELECT FROM ${followUps} AS other WHERE other.brought_booking_id = ${brought})`
    await ctx.db
      .update(followUps)
      .set({ broughtBookingId: brought })
      .where(and(eq(followUps.id, row.id), sql`NOT ${isCounted}`))
  }
}

async function findBrought(
  ctx: Context,
  { bookingId, kind, clickedAt }: FollowUp,
): Promise<number | undefined> {
  const origin = bookingId === null ? undefined : await findBooking(ctx.db, { id: bookingId })
  if (!origin || !clickedAt) return undefined
  const until = +clickedAt + DAYS_AFTER_CLICK * DAY_MILLISECONDS
  const candidates = (await readRelatives(ctx.db, origin))
    .filter(({ id, createdAt }) =>
      id === bookingId ? kind === 'unfinished-booking' : createdAt >= clickedAt && +createdAt <= until,
    )
    .toSorted((one, other) => +one.createdAt - +other.createdAt)
  for (const { id } of candidates) {
    const isSold = sql`${bookings.bookingStatus} <> 'cancelled' AND (${bookings.isPaid} OR ${bookings.bookingStatus} IN ('confirmed', 'completed'))`
    if ((await ctx.db.$count(bookings, and(eq(bookings.id, id), isSold))) > 0) return id
  }
  return undefined
}
