/**
 * The characters that take one septet in a text message (3GPP TS 23.038). All others take more, or force an encoding
 * with less room.
 */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters that take two septets. */
const EXTENDED = new Set('\f^{}\\[~]|€')

const SAME: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '·': '-',
  '•': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  œ: 'oe',
  Œ: 'OE',
}

/** The size of a single text and of each part of a longer one, in septets. */
const GSM = { single: 160, part: 153 }
const UNICODE = { single: 70, part: 67 }

/** The maximum length of an automatic text, so that it fits into one segment. */
export const ONE_TEXT = GSM.single

/** Converts a text to GSM characters: `María` becomes `Maria`, and characters without an equivalent are dropped. */
export function toGsm(text: string): string {
  const letters = Array.from(text, (letter) => {
    const same = SAME[letter] ?? letter
    if (hasGsmOnly(same)) return same
    const plain = same.normalize('NFD').replace(/\p{M}/gu, '')
    return hasGsmOnly(plain) ? plain : ''
  })
  return letters.join('').replace(/ {2,}/g, ' ').trim()
}

function hasGsmOnly(text: string): boolean {
  return Array.from(text).every((letter) => BASIC.has(letter) || EXTENDED.has(letter))
}

type TextSize = {
  /** In septets, or in UTF-16 units if the text has other characters. */
  readonly length: number
  /** What carriers charge for. */
  readonly segments: number
  /** False if a character forces the whole text into the encoding with less room. */
  readonly isGsm: boolean
}

/** Returns how long a text is, and how many segments it takes. */
export function measureText(text: string): TextSize {
  const isGsm = hasGsmOnly(text)
  const sizes = isGsm
    ? Array.from(text, (letter) => (EXTENDED.has(letter) ? 2 : 1))
    : Array.from(text, (letter) => letter.length)
  const length = sizes.reduce((sum, size) => sum + size, 0)
  const { single, part } = isGsm ? GSM : UNICODE
  return { length, isGsm, segments: length <= single ? 1 : countParts(sizes, part) }
}

/** A character of two units is never split across parts. */
function countParts(sizes: readonly number[], part: number): number {
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > part) {
      parts++
      used = 0
    }
    used += size
  }
  return parts
}
