import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { isStillReferenced } from '#server/foundation/database/constraint.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { importRecords, imports } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { findRecords } from './kinds/import-kinds.ts'
import { importGone } from './match-import.ts'

/**
 * Deletes everything that an import created, or nothing if any of it has changed since and is therefore the owner's
 * own.
 */
export async function undoImport(
  ctx: Context,
  id: number,
  admin: Admin,
): Promise<{ removed: number } | Refusal> {
  try {
    const done = await commitUnlessRefused(ctx.db, (tx) => undo(tx, ctx, id, admin))
    if (isRefusal(done)) return done
    await done.records.notify?.(ctx, 'taken back')
    return { removed: done.removed }
  } catch (error) {
    if (isStillReferenced(error)) return refuse('conflict', 'imports.undo.changed', { changed: 1 })
    throw error
  }
}

async function undo(tx: Transaction, ctx: Context, id: number, admin: Admin) {
  await lockFor(tx, LOCKS.imports)
  const [file] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!file) return importGone()
  if (!file.ranAt) return refuse('conflict', 'imports.undo.notRun')
  if (file.undoneAt) return refuse('conflict', 'imports.undo.undone')
  const records = findRecords(file.kind)
  const made = await tx
    .select({ id: importRecords.recordId })
    .from(importRecords)
    .where(eq(importRecords.importId, id))
    .orderBy(asc(importRecords.recordId))
  const ids = made.map((record) => record.id)
  const changed = await records.countChanged(tx, ids)
  if (changed > 0) return refuse('conflict', 'imports.undo.changed', { changed })
  const refused = await records.remove(tx, ctx, ids, admin)
  if (isRefusal(refused)) return refused
  await tx.delete(importRecords).where(eq(importRecords.importId, id))
  await tx.update(imports).set({ undoneAt: ctx.now() }).where(eq(imports.id, id))
  const facts = { kind: 'import', what: file.kind, count: ids.length, filename: file.filename } as const
  await recordEvent(tx, { kind: 'import.undone', actor: admin.username, subjectId: id, facts })
  return { removed: ids.length, records }
}
