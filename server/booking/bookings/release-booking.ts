import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { holdExpiry } from '#domain/booking/changes/hold.ts'
import type { CancelReason } from '#domain/booking/status.ts'
import type { Context } from '#server/context.ts'
import { audit } from '#server/foundation/audit-log/audit.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { announceBooking } from './announce-booking.ts'
import { lockFullBooking } from './booking-queries.ts'
import { endWaitForMore } from './end-wait-for-more.ts'
import type { BookingRow, FullBooking } from './full-booking.ts'
import { releaseCoupon } from './move-coupon-use.ts'

/**
 * Releases a booking that is waiting for a card payment, with its day, teepees and coupon. Returns whether it was
 * released: one that staff confirmed, took money for or hold themselves is kept.
 */
export async function releaseBooking(
  tx: Transaction,
  ctx: Context,
  bookingId: number,
  reason: CancelReason,
): Promise<boolean> {
  const booking = await lockFullBooking(tx, bookingId)
  if (!booking || !isHeldByCheckout(booking, ctx)) return false
  await markCancelled(tx, booking, reason, ctx.now())
  return true
}

function isHeldByCheckout(
  { bookingStatus, isPaid, paidCents, holdExpiresAt }: FullBooking,
  { config, now }: Context,
): boolean {
  const isUnpaid = bookingStatus === 'pending' && !isPaid && paidCents === 0
  return isUnpaid && holdExpiresAt !== null && holdExpiresAt <= holdExpiry(now(), config.holdMinutes)
}

/** Marks a locked booking as cancelled and gives its coupon use back. */
export async function markCancelled(
  tx: Transaction,
  booking: BookingRow,
  reason: CancelReason,
  now: Date,
): Promise<void> {
  await endWaitForMore(tx, booking.id, now)
  await releaseCoupon(tx, booking)
  await tx
    .update(bookings)
    .set({
      bookingStatus: 'cancelled',
      cancelReason: reason,
      cancelledAt: now,
      couponHeld: false,
      idempotencyKey: null,
      holdNetwork: null,
      version: sql`${bookings.version} + 1`,
      updatedAt: now,
    })
    .where(eq(bookings.id, booking.id))
  await announceBooking(tx, booking.id, { event: 'booking.cancelled', now })
  // Cancellations by people are logged by their callers.
  if (reason === 'lapsed' || reason === 'provider-down') await noteRelease(tx, booking.id, reason)
}

function noteRelease(tx: Transaction, id: number, cause: KindFacts<'release'>['cause']): Promise<void> {
  const facts = { kind: 'release', cause } as const
  return audit(tx, { actor: 'system', action: 'released', subject: 'booking', subjectId: id, facts })
}
