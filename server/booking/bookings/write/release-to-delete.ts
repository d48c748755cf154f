import type { Transaction } from '#server/foundation/database/client.ts'
import type { BookingRow } from '../full-booking.ts'
import { cancelledColumns } from './cancelled.ts'
import { writeBooking } from './write-booking.ts'

/** Gives back everything that a locked booking holds, before it is deleted. */
export async function releaseToDelete(tx: Transaction, booking: BookingRow, now: Date): Promise<void> {
  if (booking.bookingStatus === 'cancelled') return
  const changes = { columns: cancelledColumns('staff', now) }
  await writeBooking(tx, booking, { changes, event: { kind: 'removed' } }, now)
}
