import { readFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import type { Context } from '#server/context.ts'
import { siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { storeImage } from './store-image.ts'
import { WorkQueue } from './work-queue.ts'
import type { Drawn } from './worker/draw-image.ts'
import type { Drawing } from './worker/tasks.ts'

/** One of the pictures shipped with the program, as artwork/sizes/pictures.json describes it. */
export type StarterPicture = Pick<Drawing, 'width' | 'height' | 'placeholder' | 'dominantColor'> & {
  /** Its path inside artwork/pictures. */
  readonly file: string
  /** The hash of that file; its sizes were generated from exactly this version. */
  readonly sha256: string
  readonly variants: readonly Omit<Drawn, 'bytes'>[]
}

/** Folders that must be in the container image too. */
export const PICTURES_FOLDER = 'artwork/pictures'
export const SIZES_FOLDER = 'artwork/sizes'
const PARALLEL_PICTURES = 8

/**
 * Adds the shipped pictures to an empty site, as if the owner had uploaded them. All sizes are ready-made, so that
 * neither a page nor the owner's first upload waits for them.
 */
export async function loadStarterPictures(ctx: Context): Promise<void> {
  const [settings] = await ctx.db.select({ id: siteSettings.id }).from(siteSettings)
  if (settings) return
  const copying = new WorkQueue(PARALLEL_PICTURES)
  const pictures = await readStarterPictures()
  await Promise.all(pictures.map((picture) => copying.run(() => loadPicture(ctx, picture))))
}

export async function readStarterPictures(): Promise<StarterPicture[]> {
  return JSON.parse(await readFile(resolve(SIZES_FOLDER, 'pictures.json'), 'utf8'))
}

async function loadPicture(ctx: Context, picture: StarterPicture): Promise<void> {
  const { file, sha256: _, variants, ...known } = picture
  const stem = basename(file, extname(file))
  const drawn = await Promise.all(
    variants.map(async (size) => {
      const bytes = await readFile(join(resolve(SIZES_FOLDER), `${stem}-${size.width}.${size.format}`))
      return { ...size, bytes }
    }),
  )
  const main = {
    extension: extname(file) === '.png' ? ('png' as const) : ('jpg' as const),
    bytes: await readFile(join(resolve(PICTURES_FOLDER), file)),
  }
  const drawing = { ...known, main, variants: drawn, lqip: await readLqip(stem) }
  await storeImage(ctx, { stem, filename: basename(file), drawing })
}

/** Transparent pictures have none. */
async function readLqip(stem: string): Promise<Buffer | null> {
  return readFile(join(resolve(SIZES_FOLDER), `${stem}-lqip.avif`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
