import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from '#server/foundation/database/drizzle.ts'
import { bookings, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { recordIntentState } from '../intents/record-intent-state.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider } from '../providers/provider-refusals.ts'

const BATCH = 100
/** Payments whose hold ends this soon are watched as well: the family may have chosen a bank account and left. */
const SOON_MILLISECONDS = 3 * 60_000

/** Queries payments that banks are processing, so that none depends on the provider's events alone. */
export async function watchSettling(ctx: Context): Promise<void> {
  const { settlingSince, intentId, provider } = paymentIntents
  const { bankAccount } = (await readPricing(ctx.db)).ways
  const watched = await ctx.db
    .select({ intentId, provider })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, intentId))
    .leftJoin(bookings, eq(bookings.id, paymentIntents.bookingId))
    .where(
      and(
        isNull(payments.id),
        inArray(provider, Object.keys(ctx.providers)),
        or(isNotNull(settlingSince), bankAccount ? endsSoon(ctx.now()) : undefined),
      ),
    )
    .orderBy(asc(paymentIntents.createdAt))
    .limit(BATCH)
  await isolateFailures(ctx, async (attempt) => {
    for (const one of watched) {
      const isDown = await attempt({ intentId: one.intentId }, () => watchOne(ctx, one))
      if (isDown) return
    }
  })
}

type Watched = { readonly intentId: string; readonly provider: string }

/** Returns whether the provider cannot be reached. */
async function watchOne(ctx: Context, { intentId, provider }: Watched): Promise<boolean> {
  const intent = await callProvider(() => providerNamed(ctx.providers, provider).readIntent(intentId))
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
