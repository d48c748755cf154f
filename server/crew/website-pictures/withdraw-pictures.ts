import { NEW_SITE } from '#domain/site/new-site.ts'
import { removeUnfinished } from '#server/catalogue/images/delete-image.ts'
import { lockUses } from '#server/catalogue/images/hold-pictures.ts'
import { imageLock } from '#server/catalogue/images/image-lock.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq, inArray, ne, sql } from '#server/foundation/database/drizzle.ts'
import { images, testimonials, websitePictures } from '#server/foundation/database/schema/all-tables.ts'
import { withSessionLock } from '#server/foundation/database/session-lock.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'

/**
 * From here on, nothing can start to use the pictures of these bookings; `removeWithdrawnPictures` removes them from what
 * already does.
 */
export async function withdrawPictures(tx: Transaction, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return
  const used = await tx
    .select({ id: images.id, path: images.path })
    .from(websitePictures)
    .innerJoin(images, eq(images.id, websitePictures.imageId))
    .where(inArray(websitePictures.bookingId, [...bookingIds]))
    .orderBy(asc(images.path))
  if (used.length === 0) return
  for (const { path } of used) await lockUses(tx, path)
  const ids = used.map(({ id }) => id)
  const isReady = and(inArray(images.id, ids), eq(images.status, 'ready'))
  await tx.update(images).set({ status: 'writing' }).where(isReady)
}

/** Removes pictures that may no longer be used from everything that shows them, and deletes their files. */
export async function removeWithdrawnPictures(ctx: Context): Promise<void> {
  const given = await ctx.db
    .select({ photoId: websitePictures.photoId, imageId: images.id, path: images.path })
    .from(websitePictures)
    .innerJoin(images, eq(images.id, websitePictures.imageId))
    .where(ne(images.status, 'ready'))
  if (given.length === 0) return
  const photoIds = given.map(({ photoId }) => photoId)
  await ctx.db.transaction(async (tx) => {
    for (const { path } of given) await takeOffEverything(tx, path)
    await tx.delete(websitePictures).where(inArray(websitePictures.photoId, photoIds))
    await recordEvent(tx, { kind: 'image.taken-off', actor: 'system' })
  })
  await ctx.publicDataChanged()
  await doEach(
    ctx,
    given,
    ({ imageId }) => ({ image: imageId }),
    ({ path }) =>
      withSessionLock(ctx.directDb, imageLock(path), (session) => removeUnfinished(ctx, session, path)),
  )
}

/** A theme, an add-on or a newsletter then shows its next picture first, the site a new site's default. */
async function takeOffEverything(tx: Transaction, path: string): Promise<void> {
  for (const [table, main] of [
    [sql`themes`, sql`main_image`],
    [sql`addons`, sql`image`],
  ] as const) {
    const others = sql`array_remove(gallery_images, ${path})`
    await tx.execute(sql`
      UPDATE ${table} SET version = version + 1,
        gallery_images = CASE WHEN ${main} = ${path} THEN (${others})[2:] ELSE ${others} END,
        ${main} = CASE WHEN ${main} = ${path} THEN coalesce((${others})[1], '') ELSE ${main} END
      WHERE ${main} = ${path} OR ${path} = ANY (gallery_images)`)
  }
  await tx.execute(sql`
    UPDATE site_settings SET version = version + 1,
      hero_image = CASE WHEN hero_image = ${path} THEN ${NEW_SITE.heroImage} ELSE hero_image END,
      site_logo = CASE WHEN site_logo = ${path} THEN ${NEW_SITE.siteLogo} ELSE site_logo END
    WHERE ${path} IN (hero_image, site_logo)`)
  await tx.execute(sql`
    UPDATE campaigns SET version = version + 1, pictures = array_remove(pictures, ${path})
    WHERE ${path} = ANY (pictures)`)
  await tx.update(testimonials).set({ customerImage: null }).where(eq(testimonials.customerImage, path))
}
