import { refundPercent } from '#domain/booking/changes/refund-policy.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { bookingMoves } from '#server/foundation/database/schema/all-tables.ts'
import { endWaitForMore } from './end-wait-for-more.ts'
import type { BookingRow } from './full-booking.ts'

type Moved = {
  /** A username, or 'customer'. */
  readonly movedBy: string
  readonly toDay: PartyDay
}

/**
 * Records what a cancellation would have refunded before a move, so that moving cannot circumvent the refund policy.
 */
export async function recordMove(
  tx: Transaction,
  ctx: Context,
  { id: bookingId, bookingDate: fromDay, refundSteps }: BookingRow,
  { movedBy, toDay }: Moved,
): Promise<void> {
  const now = ctx.now()
  await endWaitForMore(tx, bookingId, now)
  const percent = refundPercent({
    bookingDate: fromDay,
    today: partyDayAt(now),
    refundSteps: refundSteps ?? undefined,
  })
  await tx
    .insert(bookingMoves)
    .values({ bookingId, fromDay, toDay, movedBy, refundPercent: percent, createdAt: now })
}

/**
 * Removes the booking's last move if this one leads back from it and the same account made both: it was undone, and
 * must not lower a refund. Returns whether it was.
 */
export async function takeBackMove(
  tx: Transaction,
  { id: bookingId, bookingDate }: BookingRow,
  { movedBy, toDay }: Moved,
): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(desc(bookingMoves.id))
    .limit(1)
  if (last?.fromDay !== toDay || last.toDay !== bookingDate || last.movedBy !== movedBy) return false
  await tx.delete(bookingMoves).where(eq(bookingMoves.id, last.id))
  return true
}
