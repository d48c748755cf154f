import type { Admin, Context } from '#server/context.ts'
import type { Session, Transaction } from '#server/foundation/database/client.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { withSessionLock } from '#server/foundation/database/session-lock.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { type ImageRow, lqipUrl, toPublicPath, variantKey } from './image-files.ts'
import { imageLock } from './image-lock.ts'
import type { Drawing } from './worker/tasks.ts'

type NewImage = {
  /** The base name of its files, without an extension. */
  readonly stem: string
  readonly filename: string
  readonly drawing: Drawing
  /** Who uploaded it; undefined if it was shipped with the program. */
  readonly uploadedBy?: Admin | undefined
}

type File = { readonly key: string; readonly bytes: Buffer }
type Prepared = { readonly row: typeof images.$inferInsert; readonly files: readonly File[] }

/** Stores a re-encoded picture: its files and their record. Leaves an existing picture unchanged. */
export async function storeImage(ctx: Context, image: NewImage): Promise<ImageRow> {
  const prepared = prepareImage(image)
  return withSessionLock(ctx.directDb, imageLock(prepared.row.path), async (session) => {
    const [existing] = await session.select().from(images).where(eq(images.path, prepared.row.path))
    if (existing?.status === 'ready') return existing
    // Committed before the first file is written: after a crash the record says what to clean up.
    const id = await recordWriting(session, prepared.row)
    try {
      for (const { key, bytes } of prepared.files) await ctx.storage.put(key, bytes)
      return await session.transaction((tx) => recordReady(tx, id, prepared.row, image.uploadedBy))
    } catch (error) {
      await forgetImage(ctx, id, prepared.files)
      throw error
    }
  })
}

function prepareImage({ stem, filename, drawing }: NewImage): Prepared {
  const { main, variants, lqip, ...known } = drawing
  const mainKey = `images/${stem}.${main.extension}`
  const drawn = variants.map((variant) => ({
    ...variant,
    key: variantKey(mainKey, variant.format, variant.width),
  }))
  const row = {
    ...known,
    path: toPublicPath(mainKey),
    filename,
    bytes: main.bytes.length,
    lqip: lqipUrl(lqip),
    variants: drawn.map(({ key, bytes, ...size }) => ({
      ...size,
      file: toPublicPath(key),
      bytes: bytes.length,
    })),
  }
  return { row, files: [{ key: mainKey, bytes: main.bytes }, ...drawn] }
}

async function recordWriting(session: Session, row: Prepared['row']): Promise<number> {
  const writing = { ...row, variants: [], status: 'writing' as const, createdAt: sql`now()` }
  const [record] = await session
    .insert(images)
    .values(writing)
    .onConflictDoUpdate({ target: images.path, set: writing })
    .returning()
  if (!record) throw new Error('The picture could not be recorded')
  return record.id
}

async function recordReady(
  tx: Transaction,
  id: number,
  row: Prepared['row'],
  uploadedBy: Admin | undefined,
): Promise<ImageRow> {
  const ready = { ...row, status: 'ready' as const }
  const [stored] = await tx.update(images).set(ready).where(eq(images.id, id)).returning()
  if (!stored) throw new Error(`The record of ${row.path} is gone`)
  if (uploadedBy) await noteUpload(tx, uploadedBy, stored)
  return stored
}

function noteUpload(tx: Transaction, { username: actor }: Admin, { id, filename }: ImageRow) {
  const facts = { kind: 'text', text: filename } as const
  return recordEvent(tx, { kind: 'image.uploaded', actor, subjectId: id, facts })
}

/** Best effort: whatever cannot be undone now is cleaned up later, because its record is marked as unfinished. */
async function forgetImage(ctx: Context, id: number, files: readonly File[]): Promise<void> {
  try {
    await ctx.storage.remove(files.map((file) => file.key))
    await ctx.db.delete(images).where(eq(images.id, id))
  } catch (error) {
    ctx.log.warn({ error, image: id }, 'An unfinished picture is left for the next tidying')
  }
}
