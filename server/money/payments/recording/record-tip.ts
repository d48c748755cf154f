import type { Cents } from '#domain/foundation/money/money.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'
import { storePayment } from './store-payment.ts'

/** Records a tip. The booking, its price and its payments are unaffected. */
export async function recordTip(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { attached, amountCents }: { readonly attached: AttachedIntent; readonly amountCents: Cents },
): Promise<void> {
  const { provider, intentId } = attached
  const received = { provider, intentId, purpose: 'tip', amountCents, createdAt: ctx.now() } as const
  const payment = await storePayment(tx, booking, received)
  await tellBookings(
    tx,
    [{ id: booking.id }],
    {
      kind: 'booking.tipped',
      actor: 'customer',
      facts: { kind: 'payment', amountCents, method: null },
    },
    ctx.now(),
  )
  await queueBookingMail(tx, ctx, {
    kind: 'tip-thanks',
    bookingId: booking.id,
    once: [payment.id],
    amountCents,
  })
}
