import { and, eq, isNull, ne } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { paymentIntents, payments } from '#server/database/schema/all-tables.ts'
import { askProvider } from '#server/payments/provider-refusals.ts'
import { recordSucceeded } from './record-succeeded.ts'

/** The payments of a booking, but for the one to keep, that might still be taken. */
export async function openIntentsOf(
  db: Database | Transaction,
  { payments: provider }: Context,
  bookingId: number,
  keep: string | null | undefined,
): Promise<string[]> {
  const rows = await db
    .select({ intentId: paymentIntents.intentId })
    .from(paymentIntents)
    .leftJoin(payments, eq(payments.intentId, paymentIntents.intentId))
    .where(
      and(
        eq(paymentIntents.bookingId, bookingId),
        ne(paymentIntents.intentId, keep ?? ''),
        // Another provider's, from before it was changed, can be neither asked about nor paid anymore.
        eq(paymentIntents.provider, provider.name),
        // What is written down was decided about: it counts, or it went back.
        isNull(payments.id),
      ),
    )
  return rows.map(({ intentId }) => intentId)
}

/** Makes sure that none of these can be paid anymore. Returns `underway` when one was taken already, and records it. */
export async function stopIntents(
  ctx: Context,
  intentIds: readonly string[],
  underway: Refusal,
): Promise<Refusal | undefined> {
  for (const intentId of intentIds) {
    const intent = await askProvider(() => ctx.payments.cancelIntent(intentId))
    if (isRefusal(intent)) return intent
    if (intent.status === 'succeeded') await recordSucceeded(ctx, intent)
    if (intent.status === 'succeeded' || intent.status === 'processing') return underway
  }
  return undefined
}
