import { crc32, deflateSync } from 'node:zlib'

/** Behind the signature and the header, which always comes first. */
const PROFILE_AT = 33

/** Adds a color profile to a PNG without one. */
export function embedProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, PROFILE_AT), length, content, checksum, png.subarray(PROFILE_AT)])
}
