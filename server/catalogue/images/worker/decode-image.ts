import { crc32, deflateSync } from 'node:zlib'
import type { OutputInfo, Sharp } from 'sharp'
import sharp from 'sharp'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { decodeHeic, isHeic } from './decode-heic.ts'
import { findPictureEnd, isJpeg, withEndMark } from './picture-end.ts'

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif', 'gif']
/** Phones take up to 50 megapixels; JPEGs of twice that are downscaled while they are read. */
const PIXELS_MAX = 50_000_000
const JPEG_PIXELS_MAX = 110_000_000
/** 24 megapixels, which phones take unless told otherwise, need 160 MB to decode; 48 need 310. */
const HEIC_PIXELS_MAX = 25_000_000
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

const NO_PICTURE = refuse('unsupported_type', 'pictures.unknownFormat')
const DAMAGED = refuse('unsupported_type', 'pictures.damaged')
const TOO_MANY_PIXELS = refuse('unsupported_type', 'pictures.tooManyPixels')
const DISGUISED = refuse('unsupported_type', 'pictures.otherFileInside')
const HEIC_TOO_LARGE = refuse('unsupported_type', 'pictures.heicTooLarge')
const HEIC_UNREADABLE = refuse('unsupported_type', 'pictures.heicUnreadable')

/** The pixels of a picture: upright, in sRGB, no larger than the site needs, without any metadata. */
export type DecodedImage = {
  readonly width: number
  readonly height: number
  readonly isOpaque: boolean
  /** Returns a new pipeline over the pixels. */
  readonly pixels: () => Sharp
}

type Found = {
  readonly isHevc: boolean
  readonly pixelCount: number
  readonly pixelsMax: number
  readonly profile: Buffer | undefined
}

/** Decodes an upload, whatever its file name says. Refuses everything that is not a complete picture. */
export async function decodeImage(bytes: Buffer): Promise<Refusal | DecodedImage> {
  const found = await findFormat(bytes)
  if (!found) return isHeic(bytes) ? HEIC_UNREADABLE : NO_PICTURE
  if (found.pixelCount > found.pixelsMax) return found.isHevc ? HEIC_TOO_LARGE : TOO_MANY_PIXELS
  if (hasHiddenContent(bytes)) return DISGUISED
  try {
    return await toDecoded(await (found.isHevc ? shrinkHeic(bytes, found) : shrink(bytes, found)))
  } catch {
    return found.isHevc ? HEIC_UNREADABLE : DAMAGED
  }
}

async function findFormat(bytes: Buffer): Promise<Found | undefined> {
  try {
    const { format, compression, width, height, icc } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    const isHevc = compression === 'hevc'
    const pixelsMax = isHevc ? HEIC_PIXELS_MAX : format === 'jpeg' ? JPEG_PIXELS_MAX : PIXELS_MAX
    return FORMATS.includes(format)
      ? { isHevc, pixelCount: width * height, pixelsMax, profile: icc }
      : undefined
  } catch {
    return undefined
  }
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo }

function shrink(bytes: Buffer, { pixelsMax }: Found): Promise<Pixels> {
  const read = (whole: Buffer, failOn: 'error' | 'warning') =>
    toPixels(sharp(whole, { limitInputPixels: pixelsMax, failOn }))
  if (!isJpeg(bytes) || findPictureEnd(bytes) !== undefined) return read(bytes, 'error')
  // Without its end mark, a JPEG is taken only if nothing else of it is missing.
  return Promise.any(withEndMark(bytes).map((whole) => read(whole, 'warning')))
}

/** The decoder of `sharp` lacks HEVC. */
async function shrinkHeic(bytes: Buffer, { profile }: Found): Promise<Pixels> {
  const pixels = await shrinkDecodedHeic(bytes)
  // The decoder's memory, several times that of the pixels, is free before anything is drawn.
  globalThis.gc?.()
  if (!profile) return pixels
  const png = await toPipeline(pixels).png({ compressionLevel: 0 }).toBuffer()
  return toPixels(sharp(embedProfile(png, profile)))
}

function shrinkDecodedHeic(bytes: Buffer): Promise<Pixels> {
  const { data, ...raw } = decodeHeic(bytes)
  return toPixels(sharp(data, { raw }))
}

function toPixels(picture: Sharp): Promise<Pixels> {
  return picture
    .autoOrient()
    .resize({ width: WIDTH_MAX, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_MAX })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function toPipeline({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

async function toDecoded(drawn: Pixels): Promise<DecodedImage> {
  const { width, height, channels } = drawn.info
  const pixels = () => toPipeline(drawn)
  const isOpaque = channels < 4 || (await pixels().stats()).isOpaque
  return { width, height, isOpaque, pixels: isOpaque ? () => pixels().removeAlpha() : pixels }
}

/** Behind the signature and the header, which always comes first. */
const PROFILE_AT = 33

/** Adds a color profile to a PNG without one. */
function embedProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, PROFILE_AT), length, content, checksum, png.subarray(PROFILE_AT)])
}

/** Runs wherever the file is shown as a page, so it is refused wherever it lies. */
const PAGE_OR_SCRIPT = /<script[\s>/]|<!doctype\s+(?:html|svg)|<html[\s>]|<\?php\s|<iframe[\s>]/i
/** Files of other kinds behind a picture. Programs also keep such texts within a picture, as settings of their own. */
const DOCUMENT = /<svg[\s>]|<!doctype\s+(?!plist)|javascript:|%PDF-\d/i
/**
 * How archives and programs begin: ZIP, RAR, 7z, gzip, ELF, Windows. Too short to be searched for in the plain videos that
 * phones append.
 */
const OTHER_STARTS = ['504b0304', '526172211a07', '377abcaf271c', '1f8b08', '7f454c46', '4d5a']
const OTHER_START_BYTES = 6
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_END_BYTES = 22
const ARCHIVE_COMMENT_BYTES_MAX = 65_535
/** PDF readers search this many bytes for the first line of a document. */
const DOCUMENT_START_BYTES = 1024
/** Searched piece by piece: as one text, a file of 20 MB would lie in memory twice. */
const PIECE_BYTES = 1024 * 1024
/** Longer than what is searched for. */
const OVERLAP_BYTES = 64

/**
 * Returns whether a picture is also a file of another kind. What we store is re-encoded and keeps none of it, but such
 * a file is no accident. Phones do append plain videos and depth maps, and programs store their settings in a picture,
 * all of which is fine.
 */
function hasHiddenContent(bytes: Buffer): boolean {
  const behind = bytes.subarray(findPictureEnd(bytes) ?? bytes.length)
  return (
    bytes.subarray(0, DOCUMENT_START_BYTES).includes('%PDF-') ||
    endsAsArchive(bytes) ||
    contains(bytes, PAGE_OR_SCRIPT) ||
    contains(behind, DOCUMENT) ||
    OTHER_STARTS.some((start) => behind.toString('hex', 0, OTHER_START_BYTES).startsWith(start))
  )
}

function contains(bytes: Buffer, pattern: RegExp): boolean {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    if (pattern.test(bytes.toString('latin1', at, at + PIECE_BYTES + OVERLAP_BYTES))) return true
  return false
}

function endsAsArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ARCHIVE_END_BYTES + ARCHIVE_COMMENT_BYTES_MAX))
  const at = tail.lastIndexOf(ARCHIVE_END)
  if (at < 0 || tail.length < at + ARCHIVE_END_BYTES) return false
  return at + ARCHIVE_END_BYTES + tail.readUInt16LE(at + ARCHIVE_END_BYTES - 2) <= tail.length
}
