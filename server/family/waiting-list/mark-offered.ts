import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'

export type Entry = typeof waitingList.$inferSelect

/** Holds what an entry is waiting for until this instant. */
export async function markOffered(
  tx: Transaction,
  ctx: Context,
  { id }: Entry,
  offerExpiresAt: Date,
): Promise<void> {
  await tx
    .update(waitingList)
    .set({ status: 'offered', offerExpiresAt, updatedAt: ctx.now() })
    .where(eq(waitingList.id, id))
}
