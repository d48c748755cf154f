import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context, StaffCaller } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { isDuplicate, isStillReferenced } from '#server/foundation/database/constraint.ts'
import { asc, eq } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { importRecords, imports } from '#server/foundation/database/schema/all-tables.ts'
import { splitIntoParts } from '#server/foundation/database/split-into-parts.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { findRecords } from './kinds/import-kinds.ts'
import { importGone, readFile, refusalToRun } from './match-import.ts'
import { fingerprint, sortRows } from './rows/sort-rows.ts'

/** A booking has some fifty columns. */
const ROWS_AT_ONCE = 500

/**
 * Imports all valid rows in one transaction, so a server that dies in the middle has imported none. They are checked
 * again under the locks that staff's bookings take.
 */
export async function runImport(
  ctx: Context,
  id: number,
  by: StaffCaller,
): Promise<{ created: number } | Refusal> {
  try {
    const done = await commitUnlessRefused(ctx.db, (tx) => run(tx, ctx, id, by))
    if (isRefusal(done)) return done
    await done.records.notify?.(ctx, 'moved in')
    return { created: done.created }
  } catch (error) {
    // Somebody else has added the same coupon or family at this moment.
    if (isDuplicate(error)) return refuse('conflict', 'imports.run.changedMeanwhile')
    throw error
  }
}

async function run(tx: Transaction, ctx: Context, id: number, { admin, language }: StaffCaller) {
  await lockFor(tx, LOCKS.imports)
  const [file] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  const refusal = refusalToRun(file)
  if (!file || refusal) return refusal ?? refuse('conflict', 'imports.run.ran')
  const { kind, filename } = file
  const { records, readable, refused, terms } = await readFile(ctx, tx, file, language)
  await records.lock(tx, ctx, readable)
  const { fits } = await sortRows(ctx, tx, { kind, records, readable, refused, terms })
  for (const part of splitIntoParts(ROWS_AT_ONCE, fits)) {
    const ids = await records.write(tx, ctx, part, admin)
    if (isRefusal(ids)) return ids
    await tx.insert(importRecords).values(
      part.map(({ identity }, index) => {
        return { importId: id, kind, recordId: ids[index] ?? 0, fingerprint: fingerprint(kind, identity) }
      }),
    )
  }
  const created = fits.length
  await tx
    .update(imports)
    .set({ rows: [], createdCount: created, ranAt: ctx.now() })
    .where(eq(imports.id, id))
  const facts = { kind: 'import', what: kind, count: created, filename } as const
  await recordEvent(tx, { kind: 'import.made', actor: admin.username, subjectId: id, facts })
  return { created, records: findRecords(kind) }
}

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
