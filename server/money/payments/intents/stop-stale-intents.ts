import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, isNotNull, isNull, lt, notInArray, or } from '#server/foundation/database/drizzle.ts'
import { bookings, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import { type Attempt, isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { recordSucceeded } from '../recording/record-succeeded.ts'
import { stopIntent } from './stop-intents.ts'

/** For payments without a booking: longer than anyone leaves the payment step open. */
const UNTIED_MILLISECONDS = DAY_MILLISECONDS
/**
 * For payments with a booking: shorter than the window in which the provider's books are compared (`reconcile.ts`), so
 * that no card is charged unseen. The customer's page prepares another payment.
 */
const TIED_MILLISECONDS = 6 * DAY_MILLISECONDS
const BATCH = 100

/**
 * Stops payments that nobody should make anymore, so that no card can be charged on them: those of bookings that
 * were cancelled, and those prepared long ago. Records any that were paid.
 */
export async function stopStaleIntents(ctx: Context): Promise<void> {
  await isolateFailures(ctx, async (attempt) => {
    for (const provider of Object.keys(ctx.providers)) await stopStaleOf(ctx, provider, attempt)
  })
}

/** Stops those of one provider; ends once it cannot be reached. */
async function stopStaleOf(ctx: Context, provider: string, attempt: Attempt): Promise<void> {
  const { bookingId, createdAt, purpose } = paymentIntents
  const before = (age: number) => lt(createdAt, new Date(ctx.now().getTime() - age))
  const stale = await ctx.db
    .select({ intentId: paymentIntents.intentId })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(
        isNull(paymentIntents.stoppedAt),
        isNull(payments.id),
        eq(paymentIntents.provider, provider),
        or(
          // A card charged now would only be refunded. Holds stop their payments themselves (`expire-holds.ts`).
          and(eq(bookings.bookingStatus, 'cancelled'), notInArray(purpose, [...APART_FROM_PRICE])),
          and(isNull(bookingId), before(UNTIED_MILLISECONDS)),
          // A payment that a bank is processing is watched until it is decided (`watch-settling.ts`).
          and(isNotNull(bookingId), isNull(paymentIntents.settlingSince), before(TIED_MILLISECONDS)),
        ),
      ),
    )
    .orderBy(asc(createdAt))
    .limit(BATCH)
  for (const { intentId } of stale) {
    const isDown = await attempt({ intentId }, async () => {
      const intent = await stopIntent(ctx, { intentId, provider })
      if (isRefusal(intent)) return true
      if (intent?.status === 'succeeded') await recordSucceeded(ctx, intent)
      return false
    })
    if (isDown) return
  }
}
