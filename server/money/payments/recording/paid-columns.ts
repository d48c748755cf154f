import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import type { BookingColumns } from '#server/booking/bookings/write/booking-rows.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { siteSettings } from '#server/foundation/database/schema/all-tables.ts'

type Paid = { readonly intentId: string | null; readonly now: Date }

/**
 * Returns what changes once what was due at booking has been paid. The booking stays pending until staff, or their
 * setting, confirm it.
 */
export async function paidColumns(
  tx: Transaction,
  { bookingStatus, confirmedAt }: BookingRow,
  { intentId, now }: Paid,
) {
  const [settings] = await tx.select({ confirm: siteSettings.confirmPaidBookings }).from(siteSettings)
  const isCompleted = bookingStatus === 'completed'
  const isConfirmed = isCompleted || bookingStatus === 'confirmed' || settings?.confirm
  return {
    isPaid: true,
    stripePaymentId: intentId,
    holdExpiresAt: null,
    holdNetwork: null,
    bookingStatus: isCompleted ? 'completed' : isConfirmed ? 'confirmed' : 'pending',
    confirmedAt: isConfirmed ? (confirmedAt ?? now) : null,
    cancelReason: null,
    cancelledAt: null,
  } satisfies BookingColumns
}
