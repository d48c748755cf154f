import type { Context } from '#server/context.ts'
import { eq } from '#server/database/drizzle.ts'
import { images } from '#server/database/schema/all-tables.ts'
import { withSessionLock } from '#server/database/session-lock.ts'
import { type ImageRow, keyOfPath, pathOfKey, variantKey } from './image-files.ts'
import { imageLock } from './image-lock.ts'
import { wantedVariants } from './image-sizes.ts'

/** Draws the sizes a picture still lacks. Returns whether there were any. */
export function finishImage(ctx: Context, path: string): Promise<boolean> {
  return withSessionLock(ctx.db, imageLock(path), async (session) => {
    const [image] = await session.select().from(images).where(eq(images.path, path))
    if (image?.status !== 'ready') return false
    const missing = missingVariants(image)
    if (missing.length === 0) return false
    const added = await drawVariants(ctx, path, missing)
    if (added.length === 0) return false
    const variants = [...image.variants, ...added].sort((one, other) => one.width - other.width)
    await session.update(images).set({ variants }).where(eq(images.id, image.id))
    return true
  })
}

/** One size after the other, so that an upload never waits for more than one. */
async function drawVariants({ storage, imageWork }: Context, path: string, missing: Missing) {
  const main = await storage.read(keyOfPath(path))
  const added = []
  for (const size of missing) {
    if (imageWork.finishing.isStopped) break
    for (const drawn of await imageWork.drawInBackground(main, [size])) {
      const key = variantKey(keyOfPath(path), drawn.format, drawn.width)
      await storage.put(key, drawn.bytes)
      added.push({ ...drawn, file: pathOfKey(key), bytes: drawn.bytes.length })
    }
  }
  return added
}

/** Returns the paths of all pictures that still lack sizes, oldest first. */
export async function unfinishedPaths(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.select().from(images).where(eq(images.status, 'ready')).orderBy(images.id)
  return rows.filter((image) => missingVariants(image).length > 0).map((image) => image.path)
}

type Missing = ReturnType<typeof missingVariants>

function missingVariants({ width, variants }: ImageRow) {
  const has = new Set(variants.map((variant) => `${variant.format} ${variant.width}`))
  return wantedVariants(width).filter((wanted) => !has.has(`${wanted.format} ${wanted.width}`))
}
