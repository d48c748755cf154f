import type { Context } from '#server/context.ts'
import { and, eq, lte } from '#server/foundation/database/drizzle.ts'
import { refunds } from '#server/foundation/database/schema/all-tables.ts'
import { sendRefund } from './send-refund.ts'

const BATCH = 100
/** Younger refunds are still being sent by the request that created them. */
const PATIENCE_MILLISECONDS = 60_000

/** Retries refunds for which the provider did not respond. */
export async function retryRefunds(ctx: Context): Promise<void> {
  const open = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'requested'),
        lte(refunds.createdAt, new Date(ctx.now().getTime() - PATIENCE_MILLISECONDS)),
      ),
    )
    .orderBy(refunds.id)
    .limit(BATCH)
  for (const { id } of open) await sendRefund(ctx, id)
}
