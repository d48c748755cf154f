import { inArray, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#domain/refusal.ts'
import type { Transaction } from '#server/database/client.ts'
import { LOCKS } from '#server/database/locks.ts'
import { images } from '#server/database/schema/all-tables.ts'

const GONE = refuse(
  'conflict',
  'A picture you chose was deleted in the meantime. Please choose another one and save again.',
)

/**
 * Keeps pictures from being deleted until this transaction, which is about to point to them, has ended. Refuses those
 * that are gone. A path that was never uploaded here is nobody's to delete, and so is one that was pointed to before:
 * its picture cannot go.
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
  // Asked only now: what was being deleted while this waited is deleted by now.
  const known = await tx.select({ status: images.status }).from(images).where(inArray(images.path, added))
  return known.every(({ status }) => status === 'ready') ? undefined : GONE
}

/** Waits for everybody who is about to point to a picture, and lets nobody begin until this transaction ends. */
export async function lockUses(tx: Transaction, path: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.pictureUses}, hashtext(${path}))`)
}
