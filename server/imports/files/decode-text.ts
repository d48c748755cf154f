const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Decodes a text file as Excel and others write it: UTF-8 or UTF-16, with or without a byte order mark, otherwise
 * Windows-1252, in which every byte is a character. Returns undefined if it is not text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes)
  return text.includes('\0') ? undefined : text
}

function detectEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a byte order mark, western letters have a zero byte before or after them.
  if (second === 0 && first !== 0) return 'utf-16le'
  if (first === 0 && second !== 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes)
    return true
  } catch {
    return false
  }
}
