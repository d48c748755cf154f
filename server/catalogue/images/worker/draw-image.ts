import sharp, { type Sharp } from 'sharp'
import type { ModernFormat } from '../image-sizes.ts'
import type { DecodedImage } from './decode-image.ts'

export type Drawn = {
  readonly format: ModernFormat
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

const PLACEHOLDER_PIXELS = 16
const COLOR_PIXELS = 64
/** As wide as a phone, in CSS pixels. */
const LQIP_WIDTH = 420
const LQIP_HEIGHT_MAX = 560
const PLACEHOLDER_LENGTH_MAX = 400

/** Encodes the picture in a format that every browser shows: JPEG, or PNG if it has transparency. */
export async function drawMain({
  isOpaque,
  pixels,
}: DecodedImage): Promise<{ extension: 'jpg' | 'png'; bytes: Buffer }> {
  return isOpaque
    ? { extension: 'jpg', bytes: await pixels().jpeg({ quality: 86, progressive: true }).toBuffer() }
    : { extension: 'png', bytes: await pixels().png({ compressionLevel: 8, palette: false }).toBuffer() }
}

/** Encodes one of the sizes in a format that halves the file size. */
export async function drawVariant(pixels: Sharp, format: ModernFormat, width: number): Promise<Drawn> {
  const sized = pixels.resize({ width, withoutEnlargement: true })
  // Beyond this effort AVIF takes several times as long and saves hardly anything. As finely as brightness, colors would
  // take half as much memory again, and the picture that it is made from has no such colors.
  const drawn =
    format === 'avif'
      ? sized.avif({ quality: 47, effort: 1, chromaSubsampling: '4:2:0' })
      : sized.webp({ quality: 78, effort: 3 })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return { format, width: info.width, height: info.height, bytes: data }
}

/** Creates a preview of a few pixels, shown until the real picture loads, as a data URL of at most 400 characters. */
export async function drawPlaceholder({ pixels }: DecodedImage): Promise<string | null> {
  for (const quality of [30, 10]) {
    const tiny = await pixels()
      .resize({ width: PLACEHOLDER_PIXELS, height: PLACEHOLDER_PIXELS, fit: 'inside' })
      .webp({ quality, alphaQuality: 30, effort: 4 })
      .toBuffer()
    const address = `data:image/webp;base64,${tiny.toString('base64')}`
    if (address.length <= PLACEHOLDER_LENGTH_MAX) return address
  }
  return null
}

/**
 * Encodes an opaque picture in 1 to 5 kB (a low-quality image placeholder; the median of the starter pictures is 3 kB),
 * so that the first picture of a page can be embedded in the page.
 */
export async function drawLqip({ isOpaque, pixels }: DecodedImage): Promise<Buffer | null> {
  if (!isOpaque) return null
  return (
    pixels()
      .resize({ width: LQIP_WIDTH, height: LQIP_HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
      // Beyond this effort AVIF takes four times as long and saves nothing.
      .avif({ quality: 15, effort: 3 })
      .toBuffer()
  )
}

/** Returns the color that fills most of an opaque picture, as #rrggbb. */
export async function findDominantColor({ isOpaque, pixels }: DecodedImage): Promise<string | null> {
  if (!isOpaque) return null
  const { data, info } = await pixels()
    .resize({ width: COLOR_PIXELS, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const { dominant } = await sharp(data, { raw: { width, height, channels } }).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
