import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'

type Paid = {
  readonly bookingId: number
  /** The payment that made it paid. */
  readonly paymentId: number
  readonly invoiceNumbers?: readonly string[]
}

/** Mails the family its confirmation, and the owner that a party is booked, once what was due at booking is paid. */
export async function tellPaid(
  tx: Transaction,
  ctx: Context,
  { bookingId, paymentId, invoiceNumbers = [] }: Paid,
): Promise<void> {
  const once = [paymentId] as const
  await queueBookingMail(tx, ctx, { kind: 'confirmation', bookingId, once, invoiceNumbers })
  await queueBookingMail(tx, ctx, { kind: 'owner-booking', bookingId, once })
}
