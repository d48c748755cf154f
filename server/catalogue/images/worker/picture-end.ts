import { endOfBoxes } from './heif-boxes.ts'

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])
const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG_END = 0xd9
const JPEG_SCAN = 0xda

/**
 * Returns where a picture ends in its file, and undefined if it has no end mark. What follows is no part of it; what
 * lies before, such as a thumbnail or a program's settings, is.
 */
export function findPictureEnd(bytes: Buffer): number | undefined {
  if (isJpeg(bytes)) return findJpegEnd(bytes)
  if (bytes.subarray(0, PNG_START.length).equals(PNG_START)) return findPngEnd(bytes)
  const start = bytes.toString('latin1', 0, 12)
  if (/^GIF8[79]a/.test(start)) return findGifEnd(bytes)
  if (/^RIFF.{4}WEBP/s.test(start)) return 8 + bytes.readUInt32LE(4)
  return endOfBoxes(bytes)
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, JPEG_START.length).equals(JPEG_START)
}

/**
 * Adds the end mark to a JPEG without one. Some programs fill files up with zeros, and pixels may end with one: of the
 * versions that are returned, one is right.
 */
export function withEndMark(bytes: Buffer): Buffer[] {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  return [end, end + 1]
    .filter((each) => each <= bytes.length)
    .map((each) => Buffer.concat([bytes.subarray(0, each), Buffer.from([0xff, JPEG_END])]))
}

/** Markers begin with FF; within pixels a zero follows it, or the number of a restart. */
function findJpegEnd(bytes: Buffer): number | undefined {
  let isInScan = false
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) {
      const next = isInScan ? bytes.indexOf(0xff, at) : -1
      if (next < 0) return undefined
      at = next
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (marker === JPEG_END) return at + 2
    if (marker === 0xff) at += 1
    else if (marker === 0 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else {
      if (at + 4 > bytes.length) return undefined
      isInScan = marker === JPEG_SCAN
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return undefined
}

function findPngEnd(bytes: Buffer): number | undefined {
  for (let at = PNG_START.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end
    at = end
  }
  return undefined
}

function findGifEnd(bytes: Buffer): number | undefined {
  const colors = (packed = 0) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0)
  /** A chain of blocks, each of which begins with its length; an empty one ends it. */
  const afterBlocks = (start: number) => {
    let at = start
    for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length
    return at + 1
  }
  for (let at = 13 + colors(bytes[10]); at < bytes.length; ) {
    if (bytes[at] === 0x3b) return at + 1
    if (bytes[at] === 0x21) at = afterBlocks(at + 2)
    else if (bytes[at] === 0x2c) at = afterBlocks(at + 11 + colors(bytes[at + 9]))
    else return undefined
  }
  return undefined
}
