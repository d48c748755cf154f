import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { recordAndAnnounce } from '#server/foundation/webhooks/queue-webhooks.ts'
import { entryResponse } from './entry-response.ts'

export type Entry = typeof waitingList.$inferSelect

/** Holds what an entry is waiting for until this instant, and tells it. */
export async function markOffered(
  tx: Transaction,
  ctx: Context,
  entry: Entry,
  offerExpiresAt: Date,
): Promise<void> {
  const { id } = entry
  const offered = { status: 'offered', offerExpiresAt, updatedAt: ctx.now() } as const
  await tx.update(waitingList).set(offered).where(eq(waitingList.id, id))
  const event = { kind: 'waiting-list.offered', actor: 'system', subjectId: id } as const
  const data = entryResponse({ ...entry, ...offered })
  await recordAndAnnounce(tx, event, { now: ctx.now(), data })
}
