/** Seen as a picture by us and as something else by others: pages, scripts, documents, archives. */
const PAGE_OR_SCRIPT = /<script[\s>/]|<!doctype\s|<html[\s>]|<\?php\s|<iframe[\s>]|javascript:/i
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_END_BYTES = 22
const ARCHIVE_COMMENT_BYTES_MAX = 65_535
/** Readers look for a document's first line this far. */
const DOCUMENT_START_BYTES = 1024

/**
 * Whether a picture is at the same time a file of another kind. What we store is drawn anew and carries nothing of
 * it, but nobody makes such a file by accident. Phones do append plain films and depth maps: those are fine.
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
