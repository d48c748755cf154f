import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { unlessSessionLocked } from '#server/foundation/database/session-lock.ts'
import { imageLock } from './image-lock.ts'
import { removeImage } from './remove-image.ts'

/** Removes what is left of pictures whose creation or deletion was interrupted. */
export async function tidyImages(ctx: Context): Promise<void> {
  const unfinished = await ctx.db.select().from(images).where(eq(images.status, 'writing'))
  for (const { id, path } of unfinished) {
    await unlessSessionLocked(ctx.directDb, imageLock(path), async (session) => {
      const isStill = and(eq(images.id, id), eq(images.status, 'writing'))
      const [image] = await session.select().from(images).where(isStill)
      if (image) await removeImage(ctx, session, image)
    })
  }
}
