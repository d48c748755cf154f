import { compileMessage } from '#domain/foundation/messages/compile-message.ts'
import type { Catalogue } from '#domain/foundation/messages/text.ts'
import { FIRST, readCatalogue } from './catalogues.ts'

const ACCENTS: Readonly<Record<string, string>> = {
  ...{
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ğ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'ó',
    p: 'þ',
    q: 'ɋ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ú',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'Å',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    F: 'Ƒ',
    G: 'Ğ',
    H: 'Ĥ',
    I: 'Î',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    M: 'Ṁ',
  },
  ...{
    N: 'Ñ',
    O: 'Ö',
    P: 'Þ',
    Q: 'Ɋ',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'Û',
    V: 'Ṽ',
    W: 'Ŵ',
    X: 'Ẋ',
    Y: 'Ý',
    Z: 'Ž',
  },
}

const LETTER = /[A-Za-z]/g
const VOWEL = /[aeiou]/gi

/**
 * Converts an English text to `en-XA`: still readable, but accented, in brackets and as long as in other languages.
 * Placeholders are left alone.
 */
export function toPseudo(source: string): string {
  return `[${stretchTexts(source)}]`
}

/** Returns the compiled `en-XA` texts of these areas. */
export function pickPseudo(areas: readonly string[]): Catalogue {
  const own = Object.entries(readCatalogue(FIRST)).filter(([id]) =>
    areas.some((area) => id.startsWith(`${area}.`)),
  )
  return Object.fromEntries(own.map(([id, source]) => [id, compileMessage(toPseudo(source))]))
}

/** Stretches literal text, including the branches of plurals and selects. */
function stretchTexts(source: string): string {
  let rest = source
  let stretched = ''
  while (rest !== '') {
    const begin = rest.indexOf('{')
    if (begin < 0) return stretched + stretch(rest)
    const end = findEnd(rest, begin)
    stretched += stretch(rest.slice(0, begin)) + stretchValue(rest.slice(begin, end))
    rest = rest.slice(end)
  }
  return stretched
}

/**
 * `{name}` and `{day, date, long}` are left alone; in `{count, plural, one {1 thing} other {{count} things}}` the
 * branches are stretched.
 */
function stretchValue(value: string): string {
  const [head = ''] = /^\{[^{}]*/.exec(value) ?? []
  let rest = value.slice(head.length)
  let stretched = head
  while (rest.startsWith('{')) {
    const end = findEnd(rest, 0)
    const [key = ''] = /^[^{]*/.exec(rest.slice(end)) ?? []
    stretched += `{${stretchTexts(rest.slice(1, end - 1))}}${key}`
    rest = rest.slice(end + key.length)
  }
  return stretched + rest
}

/** Returns the index of the closing brace for the one at `begin`. */
function findEnd(source: string, begin: number): number {
  let depth = 0
  for (let index = begin; index < source.length; index += 1) {
    if (source[index] === '{') depth += 1
    if (source[index] === '}') depth -= 1
    if (depth === 0) return index + 1
  }
  throw new Error(`A brace is not closed: ${source}`)
}

/** Returns a piece of text that is at least 40 % longer; the white space around it stays. */
function stretch(piece: string): string {
  const core = piece.trim()
  if (core === '') return piece
  const doubled = core.replace(VOWEL, (vowel) => vowel + vowel.toLowerCase())
  const missing = Math.max(0, Math.ceil(core.length * 1.4) - doubled.length)
  // Longer texts have more words, and a single row of tildes would not wrap.
  const filler = '~'.repeat(missing).replace(/~{8}(?=~)/g, '$& ')
  return piece.replace(core, () => doubled.replace(LETTER, (letter) => ACCENTS[letter] ?? letter) + filler)
}
