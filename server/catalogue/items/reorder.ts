import type { z } from 'zod'
import type { orderUpdates } from '#contract/wire/reorder.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { asc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import type { addons, questions, themes } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { StaffKind } from '#server/foundation/staff-records/staff-changes.ts'

type OrderedKind = Pick<StaffKind, 'gone'> & {
  readonly subject: 'theme' | 'add-on' | 'question'
  readonly table: typeof themes | typeof addons | typeof questions
}

/** Reorders themes, add-ons or questions; changes nothing if one of them no longer exists. */
export async function reorder(
  ctx: Context,
  kind: OrderedKind,
  { updates }: z.output<typeof orderUpdates>,
  admin: Admin,
): Promise<undefined | Refusal> {
  const { table, subject, gone } = kind
  const ids = updates.toSorted((one, other) => one.displayOrder - other.displayOrder).map(({ id }) => id)
  const refusal = await commitUnlessRefused(ctx.db, async (tx) => {
    // Locked by id, so that two concurrent reorders run one after the other.
    const found = await tx
      .select({ id: table.id, name: 'label' in table ? table.label : table.name })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(asc(table.id))
      .for('update')
    if (found.length < ids.length) return gone
    const nameById = new Map(found.map(({ id, name }) => [id, name]))
    for (const { id, displayOrder } of updates) {
      await tx.update(table).set({ displayOrder }).where(eq(table.id, id))
    }
    const facts = { kind: 'order' as const, ids, names: ids.map((id) => nameById.get(id) ?? '') }
    await recordEvent(tx, { kind: `${subject}.reordered`, actor: admin.username, facts })
    return undefined
  })
  if (isRefusal(refusal)) return refusal
  await ctx.publicDataChanged()
  return undefined
}
