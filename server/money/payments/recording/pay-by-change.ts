import { becomesPaid } from '#domain/booking/order/balance.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq } from '#server/foundation/database/drizzle.ts'
import { payments } from '#server/foundation/database/schema/all-tables.ts'
import { paidColumns } from './paid-columns.ts'
import { tellPaid } from './tell-paid.ts'

type PaidByChange = {
  readonly write: BookingWrite
  /** Mails that the booking is paid, if it is. Call it once the change is written. */
  readonly tell: () => Promise<void>
}

/** Makes a booking paid by a change of its order, if what staff took for it so far covers what is now due at booking. */
export async function payByChange(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  write: BookingWrite,
): Promise<PaidByChange> {
  const { changes } = write
  const changed = { ...booking, ...changes?.columns }
  const isPaidNow =
    changes?.columns.finalAmountCents !== undefined &&
    changed.bookingStatus !== 'cancelled' &&
    becomesPaid(changed)
  if (!isPaidNow) return { write, tell: async () => undefined }
  const columns = await paidColumns(tx, changed, { intentId: null, now: ctx.now() })
  return {
    write: { ...write, changes: { ...changes, columns: { ...changes.columns, ...columns } } },
    async tell() {
      const [latest] = await tx
        .select({ paymentId: payments.id })
        .from(payments)
        .where(and(eq(payments.bookingId, booking.id), eq(payments.purpose, 'booking')))
        .orderBy(desc(payments.id))
        .limit(1)
      if (latest) await tellPaid(tx, ctx, { bookingId: booking.id, ...latest })
    },
  }
}
