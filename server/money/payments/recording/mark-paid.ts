import { announceBooking } from '#server/booking/bookings/announce-booking.ts'
import { queueBookingMails } from '#server/booking/bookings/booking-mails.ts'
import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { audit } from '#server/foundation/audit-log/audit.ts'
import { getChanges } from '#server/foundation/audit-log/get-changes.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, siteSettings } from '#server/foundation/database/schema/all-tables.ts'

type Paid = {
  readonly paymentId: number
  readonly intentId: string | null
  readonly invoiceNumbers: readonly string[]
  /** Whether a use of the booking's coupon, which the booking no longer held, has just been counted. */
  readonly takesCoupon?: boolean
}

/**
 * Records that what was due at booking has been paid. The booking stays pending until staff, or their setting, confirm
 * it.
 */
export async function markPaid(
  tx: Transaction,
  ctx: Context,
  booking: BookingRow,
  { paymentId, intentId, invoiceNumbers, takesCoupon = false }: Paid,
): Promise<void> {
  const now = ctx.now()
  const [settings] = await tx.select({ confirm: siteSettings.confirmPaidBookings }).from(siteSettings)
  const isCompleted = booking.bookingStatus === 'completed'
  const isConfirmed = isCompleted || booking.bookingStatus === 'confirmed' || settings?.confirm
  const bookingStatus = isCompleted ? 'completed' : isConfirmed ? 'confirmed' : 'pending'
  await tx
    .update(bookings)
    .set({
      isPaid: true,
      stripePaymentId: intentId,
      holdExpiresAt: null,
      holdNetwork: null,
      bookingStatus,
      confirmedAt: isConfirmed ? (booking.confirmedAt ?? now) : null,
      cancelReason: null,
      cancelledAt: null,
      couponHeld: booking.couponHeld || takesCoupon,
      version: booking.version + 1,
      updatedAt: now,
    })
    .where(eq(bookings.id, booking.id))
  if (intentId) await noteCardPayment(tx, booking, bookingStatus)
  await announceBooking(tx, booking.id, { event: 'booking.paid', now })
  await queueBookingMails(tx, ctx, { bookingId: booking.id, paymentId, invoiceNumbers })
}

/** Payments entered by staff are logged where they are entered. */
function noteCardPayment(
  tx: Transaction,
  booking: BookingRow,
  bookingStatus: BookingRow['bookingStatus'],
): Promise<void> {
  return audit(tx, {
    actor: 'customer',
    action: 'paid for',
    subject: 'booking',
    subjectId: booking.id,
    facts: { kind: 'changes', changes: getChanges(booking, { bookingStatus }) },
  })
}
