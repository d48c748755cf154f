import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Session } from '#server/database/client.ts'
import { images } from '#server/database/schema/all-tables.ts'
import { allKeysOf, type ImageRow } from './image-files.ts'

/** Removes whatever there may be of a picture that nobody can begin to use anymore. Needs the picture's lock. */
export async function removeImage(ctx: Context, session: Session, image: ImageRow): Promise<void> {
  await ctx.storage.remove(allKeysOf(image))
  await session.update(images).set({ status: 'deleted', variants: [] }).where(eq(images.id, image.id))
}
