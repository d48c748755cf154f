import type { Cents } from '#domain/foundation/money/money.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, eq, gt, isNull, ne, notExists, or } from '#server/foundation/database/drizzle.ts'
import { paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'

/** More than any family needs, however often it changes its order. */
const INTENTS_PER_DAY_MOST = 12

const INTENT_USED = refuse('payment_used', 'payments.paymentOfOther')
const TOO_MANY: DetailedRefusal = {
  ...refuse('rate_limited', 'payments.tooManyPayments'),
  retryAfterSeconds: DAY_MILLISECONDS / 1000,
}

/** Records a payment that was prepared at a provider; repeating it changes nothing. */
export async function recordIntent(
  db: Queryable,
  ctx: Context,
  intent: Omit<typeof paymentIntents.$inferInsert, 'createdAt'>,
): Promise<void> {
  await db
    .insert(paymentIntents)
    .values({ ...intent, createdAt: ctx.now() })
    .onConflictDoNothing()
}

/** Attaches an intent permanently to the one booking it may pay. Refuses an intent that was stopped or paid before. */
export async function attachIntent(
  tx: Transaction,
  ctx: Context,
  { intentId, bookingId, amountCents }: { intentId: string; bookingId: number; amountCents: Cents },
): Promise<DetailedRefusal | undefined> {
  const tooMany = await tooManyIntents(tx, ctx, bookingId, intentId)
  if (tooMany) return tooMany
  const taken = tx.select({ id: payments.id }).from(payments).where(eq(payments.intentId, intentId))
  const attached = await tx
    .update(paymentIntents)
    .set({ bookingId, amountCents })
    .where(
      and(
        eq(paymentIntents.intentId, intentId),
        eq(paymentIntents.provider, ctx.payments.name),
        isNull(paymentIntents.stoppedAt),
        or(isNull(paymentIntents.bookingId), eq(paymentIntents.bookingId, bookingId)),
        notExists(taken),
      ),
    )
    .returning({ intentId: paymentIntents.intentId })
  return attached.length > 0 ? undefined : INTENT_USED
}

/** Refuses another payment for a booking that has had too many today. */
export async function tooManyIntents(
  db: Queryable,
  ctx: Context,
  bookingId: number,
  except = '',
): Promise<DetailedRefusal | undefined> {
  const yesterday = new Date(ctx.now().getTime() - DAY_MILLISECONDS)
  const isRecent = and(
    eq(paymentIntents.bookingId, bookingId),
    ne(paymentIntents.intentId, except),
    gt(paymentIntents.createdAt, yesterday),
  )
  return (await db.$count(paymentIntents, isRecent)) >= INTENTS_PER_DAY_MOST ? TOO_MANY : undefined
}
