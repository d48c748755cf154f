import { and, eq } from 'drizzle-orm'
import { images } from '#server/database/schema/all-tables.ts'
import type { World } from '#server/world.ts'
import { unlessLocked } from './image-lock.ts'
import { removeImage } from './remove-image.ts'

/** Removes what is left of pictures whose writing or deleting was cut short. */
export async function tidyImages(world: World): Promise<void> {
  const unfinished = await world.db.select().from(images).where(eq(images.status, 'writing'))
  for (const { id, path } of unfinished) {
    await unlessLocked(world.db, path, async (tx) => {
      const isStill = and(eq(images.id, id), eq(images.status, 'writing'))
      const [image] = await tx.select().from(images).where(isStill)
      if (image) await removeImage(world, tx, image)
    })
  }
}
