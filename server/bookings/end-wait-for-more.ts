import type { Transaction } from '#server/database/client.ts'
import { and, eq, inArray, lte, or, type SQL } from '#server/database/drizzle.ts'
import { waitingList } from '#server/database/schema/all-tables.ts'
import type { BookingRow } from './full-booking.ts'

type Ordered = Pick<BookingRow, 'id' | 'themeId' | 'numberOfTeepees'>

/** Ends that a booking waits for a bigger order, since it moves to another day or is cancelled. */
export function endWaitForMore(tx: Transaction, bookingId: number, now: Date): Promise<void> {
  return end(tx, bookingId, { status: 'left', now })
}

/**
 * Ends that a booking waits for a bigger order once it has it; an offer also if the booking has taken a part of it, so
 * that the rest is free again. Rows of the waiting list may be locked after those of payments here: whoever holds this
 * one waits for nothing of its booking.
 */
export async function settleWaitForMore(
  tx: Transaction,
  before: Ordered,
  { themeId, numberOfTeepees, now }: Omit<Ordered, 'id'> & { readonly now: Date },
): Promise<void> {
  const isOther = themeId !== before.themeId
  if (!isOther && numberOfTeepees <= before.numberOfTeepees) return
  const isReached = and(eq(waitingList.themeId, themeId), lte(waitingList.numberOfTeepees, numberOfTeepees))
  await end(tx, before.id, { status: 'booked', now, where: or(isReached, eq(waitingList.status, 'offered')) })
}

type Ended = {
  readonly status: 'left' | 'booked'
  readonly now: Date
  readonly where?: SQL | undefined
}

async function end(tx: Transaction, bookingId: number, { status, now, where }: Ended): Promise<void> {
  const isOpen = inArray(waitingList.status, ['waiting', 'offered'])
  await tx
    .update(waitingList)
    .set({ status, updatedAt: now })
    .where(and(eq(waitingList.changesBookingId, bookingId), isOpen, where))
}
