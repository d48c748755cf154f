import { getTableColumns } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'
import { wantedVariants } from './image-sizes.ts'

const { lqip: _, ...columns } = getTableColumns(images)
/** All columns except the placeholder of some kilobytes, which is only needed to render and to generate it. */
export const imageColumns = columns
export type ImageRow = Omit<typeof images.$inferSelect, 'lqip'>

const PUBLIC_FOLDER = '/uploads/'

/** Returns the public path of a picture; its key in the storage is the part after /uploads/. */
export function toPublicPath(key: string): string {
  return PUBLIC_FOLDER + key
}

export function toStorageKey(path: string): string {
  return path.slice(PUBLIC_FOLDER.length)
}

export function variantKey(mainKey: string, format: string, width: number): string {
  return `${mainKey.replace(/\.\w+$/, '')}-${width}.${format}`
}

/** Returns every file that a picture may have, whether or not it was written. */
export function listKeys({ path, width, variants }: Pick<ImageRow, 'path' | 'width' | 'variants'>): string[] {
  const main = toStorageKey(path)
  const drawn = variants.map((variant) => toStorageKey(variant.file))
  const wanted = wantedVariants(width).map((variant) => variantKey(main, variant.format, variant.width))
  return [...new Set([main, ...drawn, ...wanted])]
}

/** Returns a stored low-quality image placeholder as a data URL. */
export function lqipUrl(bytes: Buffer | null): string | null {
  return bytes && `data:image/avif;base64,${Buffer.from(bytes).toString('base64')}`
}
