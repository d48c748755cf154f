import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import type { OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { orderWrite } from './order-write.ts'

/** Returns what is written when a family moves its party. Without an order, its price stays. */
export function familyMoveWrite(
  booking: FullBooking,
  bookingDate: PartyDay,
  after: OrderSnapshot | undefined,
): BookingWrite {
  const order = after && orderWrite(booking, { after, actor: 'customer' }).changes
  const columns = { bookingDate, rescheduleCount: booking.rescheduleCount + 1 }
  const facts = { kind: 'changes', changes: getChanges(booking, { bookingDate }) } as const
  return {
    changes: { ...order, columns: { ...order?.columns, ...columns }, move: { movedBy: 'customer' } },
    event: { kind: 'booking.rescheduled', actor: 'customer', facts },
  }
}
