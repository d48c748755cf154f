import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { images } from '#server/database/schema/all-tables.ts'
import { type ImageRow, keyOfPath, pathOfKey, variantKey } from './image-files.ts'
import { withImageLock } from './image-lock.ts'
import { wantedVariants } from './image-sizes.ts'
import { finishingWorker } from './image-workers.ts'

/** Draws the sizes a picture still lacks. Returns whether there were any. */
export function finishImage(ctx: Context, path: string): Promise<boolean> {
  return withImageLock(ctx.db, path, async (tx) => {
    const [image] = await tx.select().from(images).where(eq(images.path, path))
    if (image?.status !== 'ready') return false
    const missing = missingVariants(image)
    if (missing.length === 0) return false
    const main = await ctx.storage.read(keyOfPath(path))
    const added = []
    for (const drawn of await finishingWorker.do('drawSizes', main, missing)) {
      const key = variantKey(keyOfPath(path), drawn.format, drawn.width)
      await ctx.storage.put(key, drawn.bytes)
      added.push({ ...drawn, file: pathOfKey(key), bytes: drawn.bytes.length })
    }
    const variants = [...image.variants, ...added].sort((one, other) => one.width - other.width)
    await tx.update(images).set({ variants }).where(eq(images.id, image.id))
    return true
  })
}

/** The paths of all pictures that still lack sizes, in the order they came. */
export async function unfinishedPaths(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.select().from(images).where(eq(images.status, 'ready')).orderBy(images.id)
  return rows.filter((image) => missingVariants(image).length > 0).map((image) => image.path)
}

function missingVariants({ width, variants }: ImageRow) {
  const has = new Set(variants.map((variant) => `${variant.format} ${variant.width}`))
  return wantedVariants(width).filter((wanted) => !has.has(`${wanted.format} ${wanted.width}`))
}
