/** Contents that other programs read as something other than a picture: pages, scripts, documents, archives. */
const PAGE_OR_SCRIPT = /<script[\s>/]|<!doctype\s|<html[\s>]|<\?php\s|<iframe[\s>]|javascript:/i
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_END_BYTES = 22
const ARCHIVE_COMMENT_BYTES_MAX = 65_535
/** PDF readers search this many bytes for the first line of a document. */
const DOCUMENT_START_BYTES = 1024

/**
 * Returns whether a picture is also a file of another kind. What we store is re-encoded and keeps none of it, but such
 * a file is no accident. Phones do append plain videos and depth maps, which are fine.
 */
export function hasHiddenContent(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, DOCUMENT_START_BYTES).includes('%PDF-') ||
    endsAsArchive(bytes) ||
    PAGE_OR_SCRIPT.test(bytes.toString('latin1'))
  )
}

function endsAsArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(ARCHIVE_END_BYTES + ARCHIVE_COMMENT_BYTES_MAX))
  const at = tail.lastIndexOf(ARCHIVE_END)
  if (at < 0 || tail.length < at + ARCHIVE_END_BYTES) return false
  return at + ARCHIVE_END_BYTES + tail.readUInt16LE(at + ARCHIVE_END_BYTES - 2) <= tail.length
}
