import type { Context } from '#server/context.ts'
import type { Session } from '#server/database/client.ts'
import { eq } from '#server/database/drizzle.ts'
import { images } from '#server/database/schema/all-tables.ts'
import { allKeysOf, type ImageRow } from './image-files.ts'

/** Removes all files of a picture that can no longer be used. Requires the picture's lock. */
export async function removeImage(ctx: Context, session: Session, image: ImageRow): Promise<void> {
  await ctx.storage.remove(allKeysOf(image))
  await session.update(images).set({ status: 'deleted', variants: [] }).where(eq(images.id, image.id))
}
