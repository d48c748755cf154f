import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray, lte, or, type SQL } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import type { BookingRow } from '../full-booking.ts'

type Ordered = Pick<BookingRow, 'id' | 'themeId' | 'numberOfTeepees'>

/** Takes a booking off the waiting list for a bigger order, because it moves to another day or is cancelled. */
export function endWaitForMore(tx: Transaction, bookingId: number, now: Date): Promise<void> {
  return end(tx, bookingId, { status: 'left', now })
}

/**
 * Takes a booking off the waiting list once it has the bigger order. If it has taken only part of an offer, the rest
 * becomes free again. Rows of the waiting list may be locked after those of payments here, since a transaction that
 * holds such a row waits for nothing else of its booking.
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

/**
 * Follows the booking that was made with an offer of a place: the offer is missed once the booking lapses, and taken
 * after all if a late payment revives it.
 */
export async function settleOffer(
  tx: Transaction,
  bookingId: number,
  { isLapsed, now }: { readonly isLapsed: boolean; readonly now: Date },
): Promise<void> {
  const [before, status] = isLapsed ? (['booked', 'missed'] as const) : (['missed', 'booked'] as const)
  const settled = await tx
    .update(waitingList)
    .set({ status, updatedAt: now })
    .where(and(eq(waitingList.bookingId, bookingId), eq(waitingList.status, before)))
    .returning({ subjectId: waitingList.id })
  await recordEvents(tx, { kind: `waiting-list.${status}`, actor: 'system' }, settled)
}

type Ended = {
  readonly status: 'left' | 'booked'
  readonly now: Date
  readonly where?: SQL | undefined
}

async function end(tx: Transaction, bookingId: number, { status, now, where }: Ended): Promise<void> {
  const isOpen = inArray(waitingList.status, ['waiting', 'offered'])
  const ended = await tx
    .update(waitingList)
    .set({ status, updatedAt: now })
    .where(and(eq(waitingList.changesBookingId, bookingId), isOpen, where))
    .returning({ subjectId: waitingList.id })
  await recordEvents(tx, { kind: `waiting-list.${status}`, actor: 'customer' }, ended)
}
