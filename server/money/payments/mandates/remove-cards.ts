import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { getLastEndedPartyDay } from '#domain/money/payments/kept-card.ts'
import type { Context } from '#server/context.ts'
import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, cardConsents, damageConsents } from '#server/foundation/database/schema/all-tables.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { providerNamed } from '../providers/payment-providers.ts'
import { callProvider } from '../providers/provider-refusals.ts'

/** After this, a payment without a booking can no longer be made. */
const UNBOOKED_MILLISECONDS = 7 * DAY_MILLISECONDS

/** Removes cards at the provider that nothing may be charged to anymore. */
export async function removeCards(ctx: Context): Promise<void> {
  const other = sql.raw('other_consent')
  const isUnneeded = sql`NOT EXISTS (SELECT 1 FROM ${cardConsents} AS ${other} WHERE ${other}.method_id = ${cardConsents.methodId}
    AND ${other}.id <> ${cardConsents.id} AND ${other}.status IN ('active', 'charged') AND ${other}.detached_at IS NULL)`
  const today = partyDayAt(ctx.now())
  const isForNoDamage = sql`NOT EXISTS (SELECT 1 FROM ${damageConsents}
    WHERE ${damageConsents.methodId} = ${cardConsents.methodId} AND ${damageConsents.state} = 'given')`
  const hasEnded = or(
    inArray(cardConsents.status, ['removed', 'failed', 'replaced']),
    isNull(cardConsents.bookingId),
    eq(bookings.bookingStatus, 'cancelled'),
    and(lte(bookings.bookingDate, getLastEndedPartyDay(today, false)), isForNoDamage),
    lte(bookings.bookingDate, getLastEndedPartyDay(today, true)),
  )
  const ended = await ctx.db
    .select({ consent: cardConsents })
    .from(cardConsents)
    .leftJoin(bookings, eq(bookings.id, cardConsents.bookingId))
    .where(
      and(
        isNotNull(cardConsents.methodId),
        isNull(cardConsents.detachedAt),
        inArray(cardConsents.provider, Object.keys(ctx.providers)),
        hasEnded,
        isUnneeded,
      ),
    )
    .limit(100)
  await isolateFailures(ctx, async (attempt) => {
    for (const { consent } of ended)
      if ((await attempt({ consent: consent.id }, () => removeCard(ctx, consent)))?.code === 'provider_down')
        break
    await forget(ctx)
  })
}

/** Returns why the provider still has the card, if so. */
export async function removeCard(
  ctx: Context,
  { id, provider, customerId, methodId }: typeof cardConsents.$inferSelect,
): Promise<Refusal | undefined> {
  const cards = providerNamed(ctx.providers, provider).savedCards
  if (cards && customerId !== null && methodId !== null) {
    const failed = await callProvider(() => cards.removeCard({ customerId, methodId }))
    if (isRefusal(failed)) {
      ctx.log.warn(
        { consent: id, failure: describeRefusal('en', failed) },
        'A saved card could not be removed',
      )
      return failed
    }
  }
  await ctx.db.update(cardConsents).set({ detachedAt: ctx.now() }).where(eq(cardConsents.id, id))
  return undefined
}

/** Deletes what is left of consents without a booking, whose card is gone or never existed. */
async function forget(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - UNBOOKED_MILLISECONDS)
  const isGone = or(
    isNotNull(cardConsents.detachedAt),
    and(isNull(cardConsents.methodId), lt(cardConsents.agreedAt, before)),
  )
  await ctx.db.delete(cardConsents).where(and(isNull(cardConsents.bookingId), isGone))
}
