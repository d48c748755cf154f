import { refundPercent } from '#domain/changes/refund-policy.ts'
import { type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/client.ts'
import { bookingMoves } from '#server/database/schema/all-tables.ts'
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
