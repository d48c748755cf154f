import { PHOTO_MEGABYTES } from '#contract/crew/crew.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { megabytesToBytes } from '#domain/site/upload-limits.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { readBytes } from '#server/foundation/http/read-json.ts'

export type PhotoPart = {
  readonly totalBytes: number
  /** The offset of the part's first byte. */
  readonly from: number
  readonly bytes: Buffer
}

export const TOO_LARGE = refuse('too_large', 'pictures.tooLarge', { megabytes: PHOTO_MEGABYTES })
export const NO_PHOTO = refuse('unsupported_type', 'crewPhone.pictureFormat')
const BROKEN = refuse('invalid', 'pictures.uploadInterrupted')
const TYPE = /^image\/(jpeg|webp|avif)\s*(;|$)/i
/** `bytes 0-262143/1048576`, or `bytes * /1048576` without the space to ask how much has arrived. */
const RANGE = /^bytes (?:(\d{1,9})-(\d{1,9})|\*)\/(\d{1,9})$/

/** Reads a picture, or part of one, from a request. */
export async function readPhotoPart(c: AppContext): Promise<PhotoPart | Refusal> {
  if (!TYPE.test(c.req.header('content-type') ?? '')) return NO_PHOTO
  const bytes = await readBytes(c.req.raw, megabytesToBytes(PHOTO_MEGABYTES))
  if (bytes === undefined) return TOO_LARGE
  const range = c.req.header('content-range')
  if (range === undefined) return bytes.length === 0 ? NO_PHOTO : { totalBytes: bytes.length, from: 0, bytes }
  const [, first, last, total] = RANGE.exec(range) ?? []
  const totalBytes = Number(total ?? 0)
  if (totalBytes === 0) return BROKEN
  if (first === undefined || last === undefined) return { totalBytes, from: 0, bytes: Buffer.alloc(0) }
  const isWhole = bytes.length === Number(last) - Number(first) + 1 && Number(last) < totalBytes
  return isWhole ? { totalBytes, from: Number(first), bytes } : BROKEN
}
