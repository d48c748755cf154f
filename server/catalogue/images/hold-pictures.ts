import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { inArray, sql } from '#server/foundation/database/drizzle.ts'
import { LOCKS } from '#server/foundation/database/locks.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'

const GONE = refuse('conflict', 'pictures.deletedMeanwhile')

/**
 * Protects pictures from deletion until the end of this transaction, which is about to reference them. Refuses those
 * that no longer exist. Skips paths that were never uploaded here, which nobody can delete, and paths referenced
 * before, whose pictures cannot be deleted.
 */
export async function holdPictures(
  tx: Transaction,
  after: readonly string[],
  before: readonly string[] = [],
): Promise<Refusal | undefined> {
  const added = [...new Set(after)].filter((path) => path !== '' && !before.includes(path)).sort()
  if (added.length === 0) return undefined
  for (const path of added) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${LOCKS.pictureUses}, hashtext(${path}))`)
  }
  // Read only now, since a deletion that this waited for has finished.
  const known = await tx.select({ status: images.status }).from(images).where(inArray(images.path, added))
  return known.every(({ status }) => status === 'ready') ? undefined : GONE
}

/** Waits for all transactions about to reference a picture, and blocks new ones until this one ends. */
export async function lockUses(tx: Transaction, path: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.pictureUses}, hashtext(${path}))`)
}
