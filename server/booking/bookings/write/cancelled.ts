import type { CancelReason } from '#domain/booking/status.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { BookingRow } from '../full-booking.ts'
import { type BookingWrite, writeBooking } from './write-booking.ts'

/** Returns what changes when a booking is cancelled: its day, its teepees and its coupon are free again. */
export function cancelledColumns(reason: CancelReason, now: Date) {
  return {
    bookingStatus: 'cancelled',
    cancelReason: reason,
    cancelledAt: now,
    couponHeld: false,
    idempotencyKey: null,
    holdNetwork: null,
  } as const
}

/** Returns what is written when nobody paid in time, or could. */
export function released(cause: 'lapsed' | 'provider-down', now: Date): BookingWrite {
  return {
    changes: { columns: cancelledColumns(cause, now) },
    event: {
      kind: cause === 'lapsed' ? 'booking.hold-expired' : 'booking.released',
      actor: 'system',
      facts: { kind: 'release', cause },
    },
  }
}

/** Gives back everything that a locked booking holds, before it is deleted. */
export async function releaseToDelete(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  if (booking.bookingStatus === 'cancelled') return
  const changes = { columns: cancelledColumns('staff', now) }
  await writeBooking(tx, booking, { changes, event: { kind: 'booking.removed', actor: 'system' } }, now)
}
