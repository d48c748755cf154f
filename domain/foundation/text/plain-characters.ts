/** Characters that show nothing: marks of direction, zero-width blanks, joiners, soft hyphens, byte order marks. */
const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu
const BLANK = /\s+/g
const DASH = /[\p{Pd}\u2212]/gu

/**
 * Returns a number, code or address as it looks, in plain characters. What is copied from a contact card, a mail or a
 * web page often carries others along: they look the same or like nothing, but no check recognizes them.
 */
export function toPlainCharacters(typed: string): string {
  return typed.normalize('NFKC').replace(INVISIBLE, '').replace(BLANK, ' ').replace(DASH, '-')
}
