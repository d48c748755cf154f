import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type PaymentRow, payments } from '#server/foundation/database/schema/all-tables.ts'

type NewPayment = Omit<typeof payments.$inferInsert, 'id' | 'bookingId' | 'bookingReference'>

/** Stores money that was received for a locked booking. */
export async function storePayment(
  tx: Transaction,
  { id: bookingId, reference: bookingReference }: Pick<BookingRow, 'id' | 'reference'>,
  received: NewPayment & { readonly createdAt: Date },
): Promise<PaymentRow> {
  const values = { ...received, bookingId, bookingReference }
  const [payment] = await tx.insert(payments).values(values).returning()
  if (!payment) throw new Error('The payment was not stored')
  return payment
}
