import type { Context } from '#server/context.ts'
import type { Session } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { type ImageRow, listKeys } from './image-files.ts'

/**
 * Removes all files of a picture that can no longer be used, and the parts of its record that depend on them. Requires
 * the picture's lock.
 */
export async function removeImage(ctx: Context, session: Session, image: ImageRow): Promise<void> {
  await ctx.storage.remove(listKeys(image))
  const nothing = { status: 'deleted' as const, variants: [], placeholder: null, lqip: null }
  await session.update(images).set(nothing).where(eq(images.id, image.id))
}
