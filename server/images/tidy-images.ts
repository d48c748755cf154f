import { and, eq } from 'drizzle-orm'
import { images } from '#server/database/schema/all-tables.ts'
import type { World } from '#server/world.ts'
import { allKeysOf } from './image-files.ts'
import { unlessLocked } from './image-lock.ts'

/** Removes the files and the records of pictures whose writing or deleting was cut short. */
export async function tidyImages(world: World): Promise<void> {
  const unfinished = await world.db.select().from(images).where(eq(images.status, 'writing'))
  for (const { id, path } of unfinished) {
    await unlessLocked(world.db, path, async (tx) => {
      const isStill = and(eq(images.id, id), eq(images.status, 'writing'))
      const [image] = await tx.select().from(images).where(isStill)
      if (!image) return
      await world.storage.remove(allKeysOf(image))
      await tx.delete(images).where(isStill)
    })
  }
}
