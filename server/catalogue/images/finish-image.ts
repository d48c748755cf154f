import type { Context } from '#server/context.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { withSessionLock } from '#server/foundation/database/session-lock.ts'
import {
  type ImageRow,
  imageColumns,
  lqipUrl,
  toPublicPath,
  toStorageKey,
  variantKey,
} from './image-files.ts'
import { imageLock } from './image-lock.ts'
import { wantedVariants } from './image-sizes.ts'

const WITH_PROGRESS = { ...imageColumns, hasLqip: sql<boolean>`${images.lqip} IS NOT NULL` }

/** Generates what a picture still lacks: sizes and its LQIP. Returns whether anything was missing. */
export function finishImage(ctx: Context, path: string): Promise<boolean> {
  return withSessionLock(ctx.directDb, imageLock(path), async (session) => {
    const [image] = await session.select(WITH_PROGRESS).from(images).where(eq(images.path, path))
    if (image?.status !== 'ready') return false
    if (!isUnfinished(image)) return false
    const main = await ctx.storage.read(toStorageKey(path))
    const lqip = lacksLqip(image) && lqipUrl(await ctx.imageWork.drawInBackground('drawMissingLqip', main))
    const added = await drawVariants(ctx, path, main, missingVariants(image))
    if (added.length === 0 && !lqip) return false
    const variants = [...image.variants, ...added].sort((one, other) => one.width - other.width)
    await session
      .update(images)
      .set({ variants, ...(lqip && { lqip }) })
      .where(eq(images.id, image.id))
    return true
  })
}

/** One size at a time, so that an upload never waits for more than one. */
async function drawVariants({ storage, imageWork }: Context, path: string, main: Buffer, missing: Missing) {
  const added = []
  for (const size of missing) {
    if (imageWork.finishing.isStopped) break
    for (const drawn of await imageWork.drawInBackground('drawSizes', main, [size])) {
      const key = variantKey(toStorageKey(path), drawn.format, drawn.width)
      // What a killed server left of it, under a name that no record has.
      await storage.remove([key])
      await storage.put(key, drawn.bytes)
      added.push({ ...drawn, file: toPublicPath(key), bytes: drawn.bytes.length })
    }
  }
  return added
}

/** Returns the paths of all pictures that still lack something, oldest first. */
export async function unfinishedPaths(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select(WITH_PROGRESS)
    .from(images)
    .where(eq(images.status, 'ready'))
    .orderBy(images.id)
  return rows.filter(isUnfinished).map((image) => image.path)
}

type Progress = ImageRow & { readonly hasLqip: boolean }

function isUnfinished(image: Progress): boolean {
  return lacksLqip(image) || missingVariants(image).length > 0
}

/** A transparent picture has neither a dominant color nor an LQIP, which would show through it. */
function lacksLqip({ hasLqip, dominantColor }: Progress): boolean {
  return !hasLqip && dominantColor !== null
}

type Missing = ReturnType<typeof missingVariants>

function missingVariants({ width, variants }: ImageRow) {
  const has = new Set(variants.map((variant) => `${variant.format} ${variant.width}`))
  return wantedVariants(width).filter((wanted) => !has.has(`${wanted.format} ${wanted.width}`))
}
