import { isActive } from '#domain/booking/status.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { isHoldDue, isReleaseDue, LIVE_HOLD_STATES } from '#domain/money/payments/card-hold.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, gt, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, cardHolds } from '#server/foundation/database/schema/all-tables.ts'
import type { CardHoldRow } from '#server/foundation/database/schema/money/card-holds.ts'
import { advanceEach } from '../charges/advance-each.ts'
import { hasUnpaidClaim, isPrepared } from './hold-queries.ts'
import { placeHold } from './place-hold.ts'
import { releaseHold } from './release-hold.ts'

/**
 * Places the holds for tomorrow's parties, and releases those that have run out or whose party was cancelled, moved or
 * deleted. It may run at any time, on several servers, and be killed: the provider is asked what is held.
 */
export async function maintainHolds(ctx: Context): Promise<void> {
  await advanceEach(ctx, await findDue(ctx), {
    advance: (hold) => advance(ctx, hold),
    text: 'A hold was not placed or released',
  })
}

/** Returns the holds that may have to be placed or released. */
async function findDue(ctx: Context): Promise<CardHoldRow[]> {
  const { bookingDate, bookingStatus } = bookings
  const isForLater = and(
    eq(cardHolds.state, 'agreed'),
    inArray(bookingStatus, ['pending', 'confirmed']),
    gt(bookingDate, addDays(partyDayAt(ctx.now()), 1)),
  )
  const rows = await ctx.db
    .select({ hold: cardHolds })
    .from(cardHolds)
    .leftJoin(bookings, eq(bookings.id, cardHolds.bookingId))
    .where(
      and(
        inArray(cardHolds.state, [...LIVE_HOLD_STATES]),
        inArray(cardHolds.provider, Object.keys(ctx.providers)),
        sql`(${isForLater}) IS NOT TRUE`,
      ),
    )
    .orderBy(asc(cardHolds.id))
  return rows.map(({ hold }) => hold)
}

async function advance(ctx: Context, hold: CardHoldRow): Promise<Refusal | undefined> {
  const now = ctx.now()
  const booking = hold.bookingId === null ? undefined : await findBooking(ctx.db, { id: hold.bookingId })
  if (isPrepared(hold)) {
    const hasClaim = booking !== undefined && (await hasUnpaidClaim(ctx.db, booking))
    if (isReleaseDue(booking, { ...hold, hasClaim }, now)) return releaseHold(ctx, hold)
    return hold.state === 'planned' ? placeHold(ctx, hold) : undefined
  }
  const isOver = !booking || !isActive(booking.bookingStatus) || booking.bookingDate <= partyDayAt(now)
  if (isOver) {
    await ctx.db
      .update(cardHolds)
      .set({ state: 'ended', decidedAt: now })
      .where(and(eq(cardHolds.id, hold.id), eq(cardHolds.state, 'agreed')))
    return undefined
  }
  const { hold: settings } = await readPricing(ctx.db)
  // If switched off, nothing is placed, but existing holds are still released.
  return settings.amountCents > 0 && isHoldDue(booking, now) ? placeHold(ctx, hold) : undefined
}
