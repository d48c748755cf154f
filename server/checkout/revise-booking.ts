import { eq } from 'drizzle-orm'
import { normalizeReference } from '#domain/booking/reference.ts'
import { isCalledOff } from '#domain/booking/status.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { say } from '#domain/sentences/said.ts'
import { ALREADY_PAID } from '#server/bookings/booking-refusals.ts'
import type { BookingRow } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import { openIntentsOf, stopIntents } from '#server/payments/stop-intents.ts'

/**
 * The customer's own unpaid booking, to be revised. `undefined` where there is nothing to go on from: a new booking
 * is then the right thing.
 */
export async function findRevisable(
  ctx: Context,
  typedReference: string,
): Promise<BookingRow | Refusal | undefined> {
  const reference = normalizeReference(typedReference)
  if (!reference) return undefined
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference))
  if (!booking) return undefined
  if (booking.isPaid) return ALREADY_PAID
  return isOpen(booking) ? booking : undefined
}

/** Asked once more under the booking's lock: what was found open may have been paid, cancelled or deleted since. */
export function refusalToRevise(booking: BookingRow | undefined): Refusal | undefined {
  if (booking?.isPaid) return ALREADY_PAID
  return booking && isOpen(booking) ? undefined : CLOSED
}

function isOpen({ bookingStatus, cancelReason }: BookingRow): boolean {
  return bookingStatus === 'pending' || (cancelReason !== null && !isCalledOff(cancelReason))
}

const CLOSED = refuse('booking_closed', say('changedByUs'))

/** Makes sure that no earlier payment of an unpaid booking can still be taken beside the new one. */
export async function stopOtherIntents(
  ctx: Context,
  bookingId: number,
  keep: string | null | undefined,
): Promise<Refusal | undefined> {
  return stopIntents(ctx, await openIntentsOf(ctx.db, ctx, bookingId, { kind: 'price', keep }), ALREADY_PAID)
}
