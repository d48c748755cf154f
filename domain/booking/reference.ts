// Crockford's base 32: digits and letters without I, L, O (mistaken for 1 and 0) and U.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'MT'
const SYMBOLS = 12

/** Random bytes that `formatReference` needs; each gives 5 bits, 60 in total, so that references are unguessable. */
export const REFERENCE_BYTES = SYMBOLS

const REFERENCE_PATTERN = /^MT(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/

/**
 * Formats random bytes as a booking's reference, such as `MT-7K3F-9QXW-2M4D`. Throws a RangeError for too few bytes: a
 * short reference would be guessable.
 */
export function formatReference(bytes: Uint8Array): string {
  if (bytes.length < REFERENCE_BYTES) {
    throw new RangeError(`A reference needs ${REFERENCE_BYTES} random bytes, not ${bytes.length}.`)
  }
  const symbols = Array.from(bytes.subarray(0, SYMBOLS), (byte) => ALPHABET.charAt(byte & 31))
  return inGroups(symbols.join(''))
}

export function isReference(text: string): boolean {
  return REFERENCE_PATTERN.test(text)
}

/**
 * Normalizes a reference typed by hand: accepts lower case, other or no separators, no prefix, O for 0 and I or L for
 * 1. Returns `undefined` if it cannot be a reference.
 */
export function normalizeReference(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const symbols = letters.length === PREFIX.length + SYMBOLS ? letters.replace(/^MT/, '') : letters
  if (symbols.length !== SYMBOLS) return undefined
  const reference = inGroups(symbols.replaceAll('O', '0').replace(/[IL]/g, '1'))
  return isReference(reference) ? reference : undefined
}

function inGroups(symbols: string): string {
  return [PREFIX, symbols.slice(0, 4), symbols.slice(4, 8), symbols.slice(8)].join('-')
}
