import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, gt, isNotNull, isNull, lte, or } from '#server/foundation/database/drizzle.ts'
import { bookings, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import { type Attempt, isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { recordIntentState } from '../intents/record-intent-state.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { callProvider } from '../providers/provider-refusals.ts'

const BATCH = 100
/** Payments whose hold ends this soon are watched as well: the family may have chosen a bank account and left. */
const SOON_MILLISECONDS = 3 * 60_000

/** Queries payments that banks are processing, so that none depends on the provider's events alone. */
export async function watchSettling(ctx: Context): Promise<void> {
  await isolateFailures(ctx, async (attempt) => {
    for (const provider of Object.values(ctx.providers)) if (provider) await watchOf(ctx, provider, attempt)
  })
}

/** Queries those of one provider; ends once it cannot be reached. */
async function watchOf(ctx: Context, provider: PaymentProvider, attempt: Attempt): Promise<void> {
  const { settlingSince } = paymentIntents
  const { bankAccount } = (await readPricing(ctx.db)).ways
  const watched = await ctx.db
    .select({ intentId: paymentIntents.intentId })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .leftJoin(bookings, eq(bookings.id, paymentIntents.bookingId))
    .where(
      and(
        isNull(payments.id),
        eq(paymentIntents.provider, provider.name),
        or(isNotNull(settlingSince), bankAccount ? endsSoon(ctx.now()) : undefined),
      ),
    )
    .orderBy(asc(paymentIntents.createdAt))
    .limit(BATCH)
  for (const { intentId } of watched) {
    const isDown = await attempt({ intentId }, () => watchOne(ctx, provider, intentId))
    if (isDown) return
  }
}

/** Returns whether the provider cannot be reached. */
async function watchOne(ctx: Context, provider: PaymentProvider, intentId: string): Promise<boolean> {
  const intent = await callProvider(() => provider.readIntent(intentId))
  if (isRefusal(intent)) {
    ctx.log.warn(
      { intentId, failure: describeRefusal('en', intent) },
      'A late payment could not be looked up',
    )
    return intent.code === 'provider_down'
  }
  if (intent) await recordIntentState(ctx, intent)
  return false
}

function endsSoon(now: Date) {
  const { bookingStatus, isPaid, holdExpiresAt } = bookings
  return and(
    isNull(paymentIntents.stoppedAt),
    eq(bookingStatus, 'pending'),
    eq(isPaid, false),
    gt(holdExpiresAt, now),
    lte(holdExpiresAt, new Date(now.getTime() + SOON_MILLISECONDS)),
  )
}
