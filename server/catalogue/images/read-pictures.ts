import type { Picture } from '#contract/catalogue/pictures.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { type ImageRow, imageColumns } from './image-files.ts'

/** Returns what is known of uploaded pictures, by path; paths that were never uploaded are left out. */
export async function readPictures(db: Database, paths: readonly string[]): Promise<Record<string, Picture>> {
  const wanted = [...new Set(paths)].filter((path) => path !== '')
  if (wanted.length === 0) return {}
  const rows = await db
    .select(imageColumns)
    .from(images)
    .where(and(inArray(images.path, wanted), eq(images.status, 'ready')))
  return Object.fromEntries(rows.map((image) => [image.path, toPicture(image)]))
}

const SOURCE_FORMATS = ['avif', 'webp'] as const

/** Returns one picture as pages show it, from its record. */
export function toPicture(image: ImageRow): Picture {
  const sources = SOURCE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: image.variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${variant.file} ${variant.width}w`)
      .join(', '),
  }))
  return {
    width: image.width,
    height: image.height,
    sources: sources.filter((source) => source.srcSet !== ''),
    placeholder: image.placeholder,
    color: image.dominantColor,
    focal: { x: image.focalX, y: image.focalY },
  }
}
