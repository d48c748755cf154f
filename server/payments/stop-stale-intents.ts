import { DAY_MILLISECONDS } from '#domain/durations.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, inArray, isNull, lt } from '#server/database/drizzle.ts'
import { paymentIntents, payments } from '#server/database/schema/all-tables.ts'
import { providerNamed } from './payment-providers.ts'
import { askProvider } from './provider-refusals.ts'
import { recordSucceeded } from './record-succeeded.ts'
import { markStopped } from './stop-intents.ts'

/** Longer than anyone leaves the payment step open. */
const STALE_MILLISECONDS = DAY_MILLISECONDS
const BATCH = 100

/** Stops payments that never got a booking, so that no card can be tried on them anymore. */
export async function stopStaleIntents(ctx: Context): Promise<void> {
  const stale = await ctx.db
    .select({ intentId: paymentIntents.intentId, provider: paymentIntents.provider })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .where(
      and(
        isNull(paymentIntents.bookingId),
        isNull(paymentIntents.stoppedAt),
        isNull(payments.id),
        inArray(paymentIntents.provider, Object.keys(ctx.providers)),
        lt(paymentIntents.createdAt, new Date(ctx.now().getTime() - STALE_MILLISECONDS)),
      ),
    )
    .orderBy(asc(paymentIntents.createdAt))
    .limit(BATCH)
  for (const { intentId, provider } of stale) {
    const intent = await askProvider(() => providerNamed(ctx.providers, provider).cancelIntent(intentId))
    if (isRefusal(intent)) {
      ctx.log.warn({ intentId, failure: intent.message }, 'A stale payment could not be stopped')
      if (intent.code === 'provider_down') return
      // The provider does not know it, so it cannot be paid.
      await markStopped(ctx, intentId)
    } else if (intent.status === 'succeeded') await recordSucceeded(ctx, intent)
    else if (intent.status === 'canceled') await markStopped(ctx, intentId)
  }
}
