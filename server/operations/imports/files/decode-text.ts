import iconv from 'iconv-lite'
import type { FileChange } from '#domain/operations/imports/import-changes.ts'

type DecodedText = { readonly text: string; readonly changes: readonly FileChange[] }

/**
 * Decodes a text file as Excel and others write it: UTF-8 or UTF-16, with or without a byte order mark, otherwise an
 * older encoding. In UTF-8 with stray bytes of an older encoding, only these bytes are read as such. Returns undefined
 * if it is not text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const decoded = decode(bytes)
  return decoded.text.includes('\0') ? undefined : decoded
}

function decode(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes
  const is16Bit =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined
  // Without a byte order mark, western letters have a zero byte before or after them.
  const isAlternating =
    second === 0 && first !== 0 ? 'utf-16le' : first === 0 && second !== 0 ? 'utf-16be' : undefined
  const encoding = is16Bit ?? isAlternating
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), changes: [] }
  const text = new TextDecoder('utf-8').decode(bytes)
  // The mark of a byte that is not UTF-8. A file may also contain the mark itself.
  if (!text.includes('\ufffd') || isUtf8(bytes)) return { text, changes: [] }
  return isMixed(text) ? decodeMixed(bytes) : decodeOlder(bytes)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Returns whether a text is UTF-8 apart from a few bytes. Two bytes of an older encoding are rarely valid in UTF-8, and
 * hardly ever a letter of western languages: `Ã` and a sign after it.
 */
function isMixed(text: string): boolean {
  return /[\u00a1-\u017f\u2010-\u20ac]|[\ud800-\udbff]/.test(text)
}

/** Letters of UTF-8 with two bytes (only western ones), three and four. */
const SEQUENCE = [/^[\xc2-\xc5][\x80-\xbf]/, /^[\xe0-\xef][\x80-\xbf]{2}/, /^[\xf0-\xf4][\x80-\xbf]{3}/]

/** Reads each byte that is no part of a UTF-8 letter as Windows-1252, and counts the lines that have one. */
function decodeMixed(bytes: Uint8Array): DecodedText {
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  let count = 0
  const decoded = lines.map((line) => {
    const whole = Buffer.from(line, 'latin1')
    if (isUtf8(whole)) return whole.toString('utf8')
    count++
    return decodeLine(line)
  })
  return { text: decoded.join('\n').replace(/^\ufeff/, ''), changes: [{ code: 'encoding_mixed', count }] }
}

function decodeLine(line: string): string {
  const older = new TextDecoder('windows-1252')
  let decoded = ''
  for (let at = 0; at < line.length; ) {
    const rest = line.slice(at, at + 4)
    const [sequence] = SEQUENCE.flatMap((pattern) => pattern.exec(rest)?.[0] ?? [])
    const part = sequence ?? line.charAt(at)
    const raw = Buffer.from(part, 'latin1')
    decoded += sequence ? raw.toString('utf8') : older.decode(raw)
    at += part.length
  }
  return decoded
}

/** The encodings of Excel’s “CSV”, “CSV (Macintosh)” and “CSV (MS-DOS)”. Every byte is a letter in each. */
const OLDER = ['windows-1252', 'macintosh', 'cp850'] as const

/** Letters and marks of western languages, and marks that stand between letters only in a text that is read wrongly. */
const LETTERS = /[áéíóúüñàèìòùâêîôûäëïöçãõÁÉÍÓÚÜÑßåøæœ]/g
const WRONG =
  /[\u0080-\u009f]|(?<=\p{L})[¡-©«-¹»-¿‚„…†‡‰‹›•˜™ŽžŸƒ–—¤¢£Ã×÷ð](?=\p{L})|(?<=\p{L})[‚„]|(?<=\p{Ll})[ŽŠŒÀ-Þ‡]|[\u2500-\u259f]/gu

/**
 * The encoding that makes most sense of the letters beyond ASCII; Windows-1252 unless another makes more. If no reading
 * was without doubt, the lines concerned are counted.
 */
function decodeOlder(bytes: Uint8Array): DecodedText {
  const buffer = Buffer.from(bytes)
  const readings = OLDER.map((encoding) => {
    const text = iconv.decode(buffer, encoding)
    const wrong = text.match(WRONG)?.length ?? 0
    return { text, wrong, score: (text.match(LETTERS)?.length ?? 0) - 2 * wrong }
  })
  const [usual] = readings
  if (!usual || usual.wrong === 0) return { text: usual?.text ?? '', changes: [] }
  const best = readings.reduce((one, other) => (other.score > one.score ? other : one))
  const count = best.text.split('\n').filter((line) => /[\u0080-\uffff]/.test(line)).length
  return { text: best.text, changes: [{ code: 'encoding_guessed', count }] }
}
