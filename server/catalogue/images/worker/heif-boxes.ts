type Box = { readonly type: string; readonly end: number }

const HEAD_BYTES = 8
const LONG_HEAD_BYTES = 16

/** Returns the boxes that a HEIC or AVIF file consists of, not those within them, up to what is no box. */
export function* listBoxes(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + HEAD_BYTES <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const isLong = size === 1 && at + LONG_HEAD_BYTES <= bytes.length
    // A size of zero: the last box, up to the end of the file.
    const length =
      size === 0 ? bytes.length - at : isLong ? Number(bytes.readBigUInt64BE(at + HEAD_BYTES)) : size
    if (length < HEAD_BYTES || at + length > bytes.length) return
    yield { type: bytes.toString('latin1', at + 4, at + HEAD_BYTES), end: at + length }
    at += length
  }
}

/** Returns where the last box ends, and undefined if there is none. */
export function endOfBoxes(bytes: Buffer): number | undefined {
  return [...listBoxes(bytes)].at(-1)?.end
}
