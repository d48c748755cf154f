import { refundPercent } from '#domain/booking/changes/refund-policy.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { bookingMoves } from '#server/foundation/database/schema/all-tables.ts'
import type { BookingRow } from '../full-booking.ts'
import { endWaitForMore } from './end-wait-for-more.ts'

type Moved = {
  /** A username, or 'customer'. */
  readonly movedBy: string
  readonly toDay: PartyDay
  readonly isUndo?: boolean | undefined
  readonly now: Date
}

/**
 * Records what a cancellation would have refunded before a move, so that moving cannot circumvent the refund policy. A
 * move that was undone must not lower a refund either, so it is removed instead.
 */
export async function recordMove(
  tx: Transaction,
  { id: bookingId, bookingDate: fromDay, refundSteps }: BookingRow,
  { movedBy, toDay, isUndo, now }: Moved,
): Promise<void> {
  if (isUndo && (await takeBackMove(tx, bookingId, { fromDay: toDay, toDay: fromDay, movedBy }))) return
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

type MadeMove = Pick<typeof bookingMoves.$inferSelect, 'fromDay' | 'toDay' | 'movedBy'>

/** Removes the booking's last move if it is this one. Returns whether it was. */
async function takeBackMove(tx: Transaction, bookingId: number, move: MadeMove): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(desc(bookingMoves.id))
    .limit(1)
  if (last?.fromDay !== move.fromDay || last.toDay !== move.toDay || last.movedBy !== move.movedBy)
    return false
  await tx.delete(bookingMoves).where(eq(bookingMoves.id, last.id))
  return true
}
