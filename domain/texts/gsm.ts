/** The letters of a text message in one septet each (3GPP TS 23.038); all others cost more, or make it shorter. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take two. */
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

/** One text, and each part of a longer one, in the letters above and in all others. */
const GSM = { single: 160, part: 153 }
const UNICODE = { single: 70, part: 67 }

/** The most that an automatic text has, so that it is one segment. */
export const ONE_TEXT = GSM.single

/** Returns the text in the letters above: `María` becomes `Maria`, and what has no such letter is left out. */
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

export type TextSize = {
  /** In septets, or in UTF-16 units of a text with other letters. */
  readonly length: number
  /** What carriers charge for. */
  readonly segments: number
  /** False: a letter of it makes the whole text shorter. */
  readonly isGsm: boolean
}

/** Returns how long a text is, and in how many segments it travels. */
export function measureText(text: string): TextSize {
  const isGsm = hasGsmOnly(text)
  const sizes = isGsm
    ? Array.from(text, (letter) => (EXTENDED.has(letter) ? 2 : 1))
    : Array.from(text, (letter) => letter.length)
  const length = sizes.reduce((sum, size) => sum + size, 0)
  const { single, part } = isGsm ? GSM : UNICODE
  return { length, isGsm, segments: length <= single ? 1 : countParts(sizes, part) }
}

/** A letter of two units is never split over two parts. */
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
