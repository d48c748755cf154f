import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { BookingRow } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'

/** Sets an intent to the booking's own amount, so that no other amount can ever be charged for it. */
export async function updateIntentAmount(
  ctx: Context,
  intentId: string,
  booking: Pick<BookingRow, 'finalAmountCents' | 'reference' | 'id'>,
): Promise<Refusal | undefined> {
  const updated = await callProvider(() =>
    ctx.payments.updateIntent(intentId, {
      amountCents: booking.finalAmountCents,
      metadata: { reference: booking.reference, booking: String(booking.id) },
    }),
  )
  return isRefusal(updated) ? updated : undefined
}
