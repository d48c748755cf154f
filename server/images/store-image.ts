import { eq } from 'drizzle-orm'
import { images } from '#server/database/schema/all-tables.ts'
import type { ImageVariant } from '#server/database/schema/images.ts'
import type { World } from '#server/world.ts'
import type { DecodedImage } from './decode-image.ts'
import {
  dominantColorOf,
  drawMain,
  drawPlaceholder,
  drawVariant,
  type ModernFormat,
  widthsOf,
} from './draw-image.ts'
import { type ImageRow, pathOfKey, variantKey } from './image-files.ts'
import { withImageLock } from './image-lock.ts'

type NewImage = {
  /** The name of its files, without an ending. */
  readonly stem: string
  readonly filename: string
  readonly decoded: DecodedImage
  /** What is drawn before anybody is told; the other formats follow by themselves. */
  readonly formatsAtOnce: readonly ModernFormat[]
}

type File = { readonly key: string; readonly bytes: Buffer }
type Prepared = { readonly row: typeof images.$inferInsert; readonly files: readonly File[] }

/** Keeps a decoded picture: its files and their record. A picture that is already there is left as it is. */
export async function storeImage(world: World, image: NewImage): Promise<ImageRow> {
  const prepared = await prepareImage(image)
  return withImageLock(world.db, prepared.row.path, async (tx) => {
    const [existing] = await tx.select().from(images).where(eq(images.path, prepared.row.path))
    if (existing?.status === 'ready') return existing
    // Committed before the first file is written: a crash leaves a record that says what to tidy up.
    const id = existing?.id ?? (await recordWriting(world, prepared.row))
    try {
      for (const { key, bytes } of prepared.files) await world.storage.put(key, bytes)
      const ready = { ...prepared.row, status: 'ready' as const }
      const [stored] = await tx.update(images).set(ready).where(eq(images.id, id)).returning()
      if (!stored) throw new Error(`The record of ${prepared.row.path} is gone`)
      return stored
    } catch (error) {
      await forgetImage(world, id, prepared.files)
      throw error
    }
  })
}

async function prepareImage({ stem, filename, decoded, formatsAtOnce }: NewImage): Promise<Prepared> {
  const main = await drawMain(decoded)
  const mainKey = `images/${stem}.${main.extension}`
  const files: File[] = [{ key: mainKey, bytes: main.bytes }]
  const variants: ImageVariant[] = []
  for (const format of formatsAtOnce) {
    for (const step of widthsOf(decoded.width)) {
      const { bytes, width, height } = await drawVariant(decoded.pixels(), format, step)
      const key = variantKey(mainKey, format, width)
      files.push({ key, bytes })
      variants.push({ format, width, height, file: pathOfKey(key), bytes: bytes.length })
    }
  }
  const row = {
    path: pathOfKey(mainKey),
    filename,
    width: decoded.width,
    height: decoded.height,
    bytes: main.bytes.length,
    variants,
    placeholder: await drawPlaceholder(decoded),
    dominantColor: await dominantColorOf(decoded),
  }
  return { row, files }
}

async function recordWriting(world: World, row: Prepared['row']): Promise<number> {
  const [record] = await world.db
    .insert(images)
    .values({ ...row, variants: [], status: 'writing' })
    .returning()
  if (!record) throw new Error('The picture could not be recorded')
  return record.id
}

/** Best effort: whatever cannot be taken back now is tidied up later, because its record says that it is unfinished. */
async function forgetImage(world: World, id: number, files: readonly File[]): Promise<void> {
  try {
    await world.storage.remove(files.map((file) => file.key))
    await world.db.delete(images).where(eq(images.id, id))
  } catch (error) {
    world.log.warn({ error, image: id }, 'An unfinished picture is left for the next tidying')
  }
}
