import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'

/** Sets an intent to the booking's own amount, so that no other amount can ever be charged for it. */
export async function updateIntentAmount(
  ctx: Context,
  intentId: string,
  { id, reference, finalAmountCents, isTrial }: FullBooking,
): Promise<Refusal | undefined> {
  const { publicUrl } = ctx.config
  const updated = await callProvider(() =>
    ctx.payments.updateIntent(intentId, {
      amountCents: finalAmountCents,
      metadata: { reference, booking: String(id), ...(publicUrl && !isTrial && { site: publicUrl }) },
    }),
  )
  return isRefusal(updated) ? updated : undefined
}
