import { findPictureEnd } from './picture-end.ts'

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
export function hasHiddenContent(bytes: Buffer): boolean {
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
