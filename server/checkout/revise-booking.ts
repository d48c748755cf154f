import { normalizeReference } from '#domain/booking/reference.ts'
import { isCalledOff } from '#domain/booking/status.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { say } from '#domain/sentences/said.ts'
import { ALREADY_PAID } from '#server/bookings/booking-refusals.ts'
import type { BookingRow } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { eq } from '#server/database/drizzle.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import { openIntentsOf, stopIntents } from '#server/payments/stop-intents.ts'

/**
 * Returns the customer's own unpaid booking to revise. `undefined` if there is none: the caller then makes a new
 * booking.
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

/** Checked again under the booking's lock: it may have been paid, cancelled or deleted since it was read. */
export function refusalToRevise(booking: BookingRow | undefined): Refusal | undefined {
  if (booking?.isPaid) return ALREADY_PAID
  return booking && isOpen(booking) ? undefined : CLOSED
}

function isOpen({ bookingStatus, cancelReason }: BookingRow): boolean {
  return bookingStatus === 'pending' || (cancelReason !== null && !isCalledOff(cancelReason))
}

const CLOSED = refuse('booking_closed', say('changedByUs'))

/** Makes sure that no earlier payment of an unpaid booking can succeed beside the new one. */
export async function stopOtherIntents(
  ctx: Context,
  bookingId: number,
  keep: string | null | undefined,
): Promise<Refusal | undefined> {
  return stopIntents(ctx, await openIntentsOf(ctx.db, ctx, bookingId, { kind: 'price', keep }), ALREADY_PAID)
}
