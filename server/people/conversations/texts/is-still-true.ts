import { owedCents } from '#domain/booking/order/balance.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { getOfferId, type StoredText } from './queue-text.ts'

/** Returns whether what a text says about a party still holds: not after it was cancelled, moved or paid. */
export async function isStillTrue(ctx: Context, text: StoredText): Promise<boolean> {
  if (text.kind === 'offer') return isStillOffered(ctx, text)
  const booking = text.bookingId === null ? undefined : await findBooking(ctx.db, { id: text.bookingId })
  if (!booking || booking.bookingStatus === 'cancelled' || booking.bookingDate !== text.ofDay) return false
  return text.kind !== 'balance' || owedCents(booking) > 0
}

/** The family may have booked, or left the list. */
async function isStillOffered(ctx: Context, text: StoredText): Promise<boolean> {
  const isOffered = and(eq(waitingList.id, getOfferId(text)), eq(waitingList.status, 'offered'))
  return (await ctx.db.$count(waitingList, isOffered)) > 0
}
