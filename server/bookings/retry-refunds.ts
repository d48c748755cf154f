import { and, eq, lte } from 'drizzle-orm'
import { refunds } from '#server/database/schema/all-tables.ts'
import type { World } from '#server/world.ts'
import { sendRefund } from './send-refund.ts'

const BATCH = 100
/** Younger ones are still being sent by the request that made them. */
const PATIENCE_MILLISECONDS = 60_000

/** Tries refunds again that the provider did not answer. */
export async function retryRefunds(world: World): Promise<void> {
  const open = await world.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'requested'),
        lte(refunds.createdAt, new Date(world.now().getTime() - PATIENCE_MILLISECONDS)),
      ),
    )
    .orderBy(refunds.id)
    .limit(BATCH)
  for (const { id } of open) await sendRefund(world, id)
}
