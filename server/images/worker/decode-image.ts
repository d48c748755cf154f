import sharp, { type Sharp } from 'sharp'
import { message } from '#domain/messages/message.ts'
import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { hasHiddenContent } from './hidden-content.ts'

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif']
/** Phones take up to 50 megapixels; JPEGs of twice that are downscaled while they are read. */
const PIXELS_MAX = 50_000_000
const JPEG_PIXELS_MAX = 110_000_000
/** Wider than the site shows any picture, on any screen. */
const WIDTH_MAX = 2000
const HEIGHT_MAX = 3000
const SECONDS_MAX = 20

// Whatever a file claims to be, only decoders for the formats listed above are available.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})
// Pictures are decoded only once, so a cache would be a waste of memory.
sharp.cache(false)

const NO_PICTURE = refuse('unsupported_type', message('pictures.unknownFormat'))
const DAMAGED = refuse('unsupported_type', message('pictures.damaged'))
const TOO_MANY_PIXELS = refuse('unsupported_type', message('pictures.tooManyPixels'))
const DISGUISED = refuse('unsupported_type', message('pictures.otherFileInside'))

/** The pixels of a picture: upright, in sRGB, no larger than the site needs, without any metadata. */
export type DecodedImage = {
  readonly width: number
  readonly height: number
  readonly isOpaque: boolean
  /** Returns a new pipeline over the pixels. */
  readonly pixels: () => Sharp
}

/** Decodes an upload, whatever its file name says. Refuses everything that is not a complete picture. */
export async function decodeImage(bytes: Buffer): Promise<Refusal | DecodedImage> {
  const found = await findFormat(bytes)
  if (!found) return NO_PICTURE
  const pixelsMax = found.format === 'jpeg' ? JPEG_PIXELS_MAX : PIXELS_MAX
  if (found.width * found.height > pixelsMax) return TOO_MANY_PIXELS
  if (hasHiddenContent(bytes)) return DISGUISED
  try {
    return await decode(bytes, pixelsMax)
  } catch {
    return DAMAGED
  }
}

async function findFormat(bytes: Buffer) {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return FORMATS.includes(format) ? { format, width, height } : undefined
  } catch {
    return undefined
  }
}

async function decode(bytes: Buffer, limitInputPixels: number): Promise<DecodedImage> {
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: WIDTH_MAX, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_MAX })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const isOpaque = channels < 4 || (await pixels().stats()).isOpaque
  return { width, height, isOpaque, pixels: isOpaque ? () => pixels().removeAlpha() : pixels }
}
