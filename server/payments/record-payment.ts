import { and, desc, eq } from 'drizzle-orm'
import type { PaymentResult } from '#contract/payments.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { findBooking } from '#server/bookings/booking-queries.ts'
import { NO_SUCH_REFERENCE } from '#server/bookings/booking-refusals.ts'
import { customerResponse } from '#server/bookings/booking-responses.ts'
import type { Context } from '#server/context.ts'
import { centsOf } from '#server/database/cents-of.ts'
import { paymentIntents, payments, refunds } from '#server/database/schema/all-tables.ts'
import type { Intent } from '#server/payments/payment-provider.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import { recordSucceeded } from './record-succeeded.ts'

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
  const tied = await ctx.db
    .select()
    .from(paymentIntents)
    .where(
      and(
        eq(paymentIntents.bookingId, booking.id),
        intentId ? eq(paymentIntents.intentId, intentId) : undefined,
      ),
    )
    .orderBy(desc(paymentIntents.createdAt))
  let latest: Intent | undefined
  for (const { intentId: id } of tied) {
    const intent = await askProvider(() => ctx.payments.readIntent(id))
    if (isRefusal(intent)) return intent
    latest ??= intent
    if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
  }
  return resultFor(ctx, reference, { intent: latest, isForBalance: tied[0]?.purpose === 'balance' })
}

async function resultFor(
  ctx: Context,
  reference: string,
  { intent, isForBalance }: { intent: Intent | undefined; isForBalance: boolean },
): Promise<PaymentResult | Refusal> {
  const found = await findBooking(ctx.db, { reference })
  if (!found) return NO_SUCH_REFERENCE
  const booking = customerResponse(found)
  const returned = intent && (await findReturned(ctx, intent))
  if (returned) return { status: 'refunded', message: returned, booking }
  const isPaid = isForBalance ? intent?.status === 'succeeded' : booking.isPaid
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

/** The sentence of a payment that went back whole. */
async function findReturned(ctx: Context, { id }: Intent): Promise<string | undefined> {
  const rows = await ctx.db
    .select({ note: payments.note, paid: payments.amount, back: refunds.amount, reason: refunds.reason })
    .from(payments)
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(eq(payments.intentId, id))
  const atOnce = rows.find(({ note, reason }) => note !== null && note === reason)
  return atOnce && centsOf(atOnce.back) === centsOf(atOnce.paid) ? (atOnce.note ?? undefined) : undefined
}
