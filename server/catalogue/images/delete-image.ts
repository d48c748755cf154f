import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Session, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { images, testimonials } from '#server/foundation/database/schema/all-tables.ts'
import { unlessSessionLocked, withSessionLock } from '#server/foundation/database/session-lock.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { lockUses } from './hold-pictures.ts'
import { type ImageRow, listKeys } from './image-files.ts'
import { imageLock } from './image-lock.ts'
import { describeUsers, imageUses } from './image-uses.ts'

/**
 * Removes all files of a picture that can no longer be used, and the parts of its record that depend on them. Requires
 * the picture's lock.
 */
async function removeImage(ctx: Context, session: Session, image: ImageRow): Promise<void> {
  await ctx.storage.remove(listKeys(image))
  const nothing = { status: 'deleted' as const, variants: [], placeholder: null, lqip: null }
  await session.update(images).set(nothing).where(eq(images.id, image.id))
}

export const NO_IMAGE = refuse('not_found', 'pictures.gone')

/**
 * Deletes an unused picture: first its record, then its files. After a crash in between, the cleanup job finishes the
 * work.
 */
export async function deleteImage(ctx: Context, id: number, admin: Admin): Promise<Refusal | null> {
  const [known] = await ctx.db.select({ path: images.path }).from(images).where(eq(images.id, id))
  if (!known) return NO_IMAGE
  return withSessionLock(ctx.directDb, imageLock(known.path), async (session) => {
    const image = await claimForDeletion(session, { id, path: known.path }, admin)
    if (isRefusal(image)) return image
    await removeImage(ctx, session, image)
    return null
  })
}

/** From here on, nothing can start to use the picture. */
function claimForDeletion(
  session: Session,
  { id, path }: Pick<ImageRow, 'id' | 'path'>,
  admin: Admin,
): Promise<Refusal | ImageRow> {
  return commitUnlessRefused(session, async (tx) => {
    await lockUses(tx, path)
    await removeFromUnapproved(tx, path)
    const users = (await imageUses(tx)).get(path)
    if (users) return refuse('in_use', describeUsers(users))
    const isThere = and(eq(images.id, id), eq(images.status, 'ready'))
    const [image] = await tx.update(images).set({ status: 'writing' }).where(isThere).returning()
    if (!image) return NO_IMAGE
    const facts = { kind: 'text', text: image.filename } as const
    await recordEvent(tx, { kind: 'image.deleted', actor: admin.username, subjectId: id, facts })
    return image
  })
}

/**
 * Removes the picture from unapproved reviews, which must not block its deletion. The next check catches a review that
 * is approved meanwhile.
 */
async function removeFromUnapproved(tx: Transaction, path: string): Promise<void> {
  await tx
    .update(testimonials)
    .set({ customerImage: null })
    .where(and(eq(testimonials.customerImage, path), eq(testimonials.approved, false)))
}

/** Removes what is left of pictures whose creation or deletion was interrupted. */
export async function tidyImages(ctx: Context): Promise<void> {
  const unfinished = await ctx.db.select().from(images).where(eq(images.status, 'writing'))
  await doEach(
    ctx,
    unfinished,
    ({ id }) => ({ image: id }),
    async ({ path }) => {
      await unlessSessionLocked(ctx.directDb, imageLock(path), (session) =>
        removeUnfinished(ctx, session, path),
      )
    },
  )
}

/** Removes a picture that was never finished, or whose deletion has begun. Call it with the picture's lock. */
export async function removeUnfinished(ctx: Context, session: Session, path: string): Promise<void> {
  const isStill = and(eq(images.path, path), eq(images.status, 'writing'))
  const [image] = await session.select().from(images).where(isStill)
  if (image) await removeImage(ctx, session, image)
}
