import { inflateSync } from 'node:zlib'

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

/**
 * Returns the font inside a WOFF file (W3C, WOFF File Format 1.0, sections 3 to 5). fontkit reads WOFF too, but its own
 * decompression fails on some files, such as the one of Noto Sans SC with 們, 別 and 場.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER.woff + index * ENTRY.woff
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.readUInt32BE(at + 8)
    const length = woff.readUInt32BE(at + 12)
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      table: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  let offset = directory.length
  const tables = entries.map(({ tag, checksum, table }, index) => {
    const at = HEADER.sfnt + index * ENTRY.sfnt
    tag.copy(directory, at)
    checksum.copy(directory, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...tables])
}
