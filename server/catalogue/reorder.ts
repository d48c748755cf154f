import { asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { orderUpdates } from '#contract/reorder.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { audit } from '#server/accounts/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import type { ADDON, THEME } from './catalogue-kinds.ts'

/** Puts themes or add-ons in a new order: all of it, or nothing when one of them does not exist anymore. */
export async function reorder(
  ctx: Context,
  kind: typeof THEME | typeof ADDON,
  { updates }: z.output<typeof orderUpdates>,
  admin: Admin,
): Promise<undefined | Refusal> {
  const { table, subject, gone } = kind
  const ids = updates.map((update) => update.id)
  const refusal = await commitUnlessRefused(ctx.db, async (tx) => {
    // Locked in the order of their numbers, so that two people reordering at once take turns.
    const found = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(asc(table.id))
      .for('update')
    if (found.length < ids.length) return gone
    for (const { id, displayOrder } of updates) {
      await tx.update(table).set({ displayOrder }).where(eq(table.id, id))
    }
    await audit(tx, { actor: admin.username, action: 'reordered', subject, details: ids.join(', ') })
    return undefined
  })
  if (isRefusal(refusal)) return refusal
  await ctx.publicDataChanged()
  return undefined
}
