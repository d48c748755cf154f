import type { CompiledMessage } from 'icu-minify/format'
import { compileMessage } from '#domain/messages/compile-message.ts'
import type { Catalogue } from '#domain/messages/text.ts'
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
 * Returns an English text in `en-XA`, compiled: it can be read, but has accents, brackets around it and a length that
 * other languages need.
 */
export function compilePseudo(source: string): CompiledMessage {
  const message = compileMessage(source, { onText: stretch })
  return typeof message === 'string' ? `[${message}]` : ['[', ...message, ']']
}

/** Returns the English texts of these areas in it. */
export function pickPseudo(areas: readonly string[]): Catalogue {
  const own = Object.entries(readCatalogue(FIRST)).filter(([id]) =>
    areas.some((area) => id.startsWith(`${area}.`)),
  )
  return Object.fromEntries(own.map(([id, source]) => [id, compilePseudo(source)]))
}

/** Returns a piece of text at least 40 % longer; the spaces around it stay. */
function stretch(piece: string): string {
  const core = piece.trim()
  if (core === '') return piece
  const doubled = core.replace(VOWEL, (vowel) => vowel + vowel.toLowerCase())
  const filler = '~'.repeat(Math.max(0, Math.ceil(core.length * 1.4) - doubled.length))
  return piece.replace(core, () => doubled.replace(LETTER, (letter) => ACCENTS[letter] ?? letter) + filler)
}
