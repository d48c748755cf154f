import { and, desc, eq, ne } from 'drizzle-orm'
import type { PaymentResult } from '#contract/payments.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { findBooking } from '#server/bookings/booking-queries.ts'
import { NO_SUCH_REFERENCE } from '#server/bookings/booking-refusals.ts'
import { customerResponse } from '#server/bookings/booking-responses.ts'
import type { Context } from '#server/context.ts'
import { paymentIntents, payments, refunds } from '#server/database/schema/all-tables.ts'
import { providerNamed } from '#server/payments/payment-providers.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import type { Intent } from '#server/payments/providers/payment-provider.ts'
import { recordSucceeded } from './record-succeeded.ts'
import { markStopped, openIntentsOf } from './stop-intents.ts'

/**
 * Asks the provider what became of a booking's payment and writes it down: the browser's way to the end that the
 * webhook and the reconciliation reach too, in any order and as often as they like.
 */
export async function recordPayment(
  ctx: Context,
  reference: string,
  intentId?: string,
): Promise<PaymentResult | Refusal> {
  const booking = await findBooking(ctx.db, { reference })
  if (!booking) return NO_SUCH_REFERENCE
  const open = await openIntentsOf(ctx.db, ctx, booking.id)
  const asked: Intent[] = []
  for (const { intentId: id, provider } of open.filter((tied) => !intentId || tied.intentId === intentId)) {
    const intent = await askProvider(() => providerNamed(ctx.providers, provider).readIntent(id))
    if (isRefusal(intent)) return intent
    if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
    if (intent?.status === 'canceled') await markStopped(ctx, id)
    if (intent) asked.push(intent)
  }
  return resultFor(ctx, reference, { intentId, asked })
}

type Asked = {
  readonly intentId: string | undefined
  /** What the provider said just now, the newest first. */
  readonly asked: readonly Intent[]
}

async function resultFor(
  ctx: Context,
  reference: string,
  { intentId, asked: [intent] }: Asked,
): Promise<PaymentResult | Refusal> {
  const found = await findBooking(ctx.db, { reference })
  if (!found) return NO_SUCH_REFERENCE
  const booking = customerResponse(found)
  const latest = await findLatest(ctx, found.id, intentId)
  if (latest?.returned) return { status: 'refunded', message: latest.returned, booking }
  const isPaid = latest && latest.tied.purpose !== 'booking' ? latest.paymentId !== null : booking.isPaid
  if (isPaid) return { status: 'paid', message: 'Payment Successful', booking }
  if (intent?.status === 'processing')
    return {
      status: 'processing',
      message: 'Your bank is still working on this payment. We will send you an e-mail.',
      booking,
    }
  return {
    status: 'unpaid',
    message: intent?.lastFailure ?? 'Payment processing failed. Please try again.',
    booking,
  }
}

/** The booking's newest payment of its price, or the one asked about, and the sentence it went back with, if it did as a whole. */
async function findLatest(ctx: Context, bookingId: number, intentId: string | undefined) {
  const [latest] = await ctx.db
    .select({ tied: paymentIntents, paymentId: payments.id, returned: refunds.reason })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .leftJoin(
      refunds,
      and(
        eq(refunds.paymentId, payments.id),
        eq(refunds.cause, 'returned'),
        eq(refunds.amountCents, payments.amountCents),
      ),
    )
    .where(
      and(
        eq(paymentIntents.bookingId, bookingId),
        intentId ? eq(paymentIntents.intentId, intentId) : ne(paymentIntents.purpose, 'tip'),
      ),
    )
    .orderBy(desc(paymentIntents.createdAt), desc(paymentIntents.intentId))
    .limit(1)
  return latest
}
