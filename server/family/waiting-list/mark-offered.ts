import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import type { KindContent } from '#server/foundation/mail/registry.ts'

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

/** The mail names no booking: the booking's row may be locked by a transaction that is waiting for this entry. */
export async function queueOfferMail(
  tx: Transaction,
  ctx: Context,
  { id, customerEmail: recipient }: Pick<Entry, 'id' | 'customerEmail'>,
  content: KindContent<'waiting-list-offer'>,
): Promise<void> {
  const dedupeKey = `waiting-list-offer-${id}`
  await queueMail(tx, ctx, { kind: 'waiting-list-offer', recipient, content, dedupeKey })
}
