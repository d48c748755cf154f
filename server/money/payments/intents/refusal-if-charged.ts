import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { ALREADY_PAID, PAYMENT_UNDERWAY } from '#server/booking/bookings/booking-refusals.ts'
import type { Context } from '#server/context.ts'
import type { IntentStatus } from '../providers/payment-provider.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider } from '../providers/provider-refusals.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import { readOpenIntents } from './stop-intents.ts'

/**
 * Returns why a booking's payment must be left alone: its card is being charged, or has been, which is recorded first.
 * The browser or the webhook may not have told us yet.
 */
export async function refusalIfCharged(
  ctx: Context,
  bookingId: number,
  intentId: string,
): Promise<Refusal | undefined> {
  const status = await getStatus(ctx, bookingId, intentId)
  if (isRefusal(status)) return status
  const booking = await findBooking(ctx.db, { id: bookingId })
  if (booking?.isPaid) return ALREADY_PAID
  return status === 'succeeded' || status === 'processing' ? PAYMENT_UNDERWAY : undefined
}

async function getStatus(
  ctx: Context,
  bookingId: number,
  intentId: string,
): Promise<IntentStatus | undefined | Refusal> {
  const open = await readOpenIntents(ctx.db, ctx, bookingId)
  const attached = open.find((one) => one.intentId === intentId)
  if (!attached) return undefined
  const intent = await callProvider(() =>
    providerNamed(ctx.providers, attached.provider).readIntent(intentId),
  )
  if (isRefusal(intent)) return intent
  if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
  return intent?.status
}
