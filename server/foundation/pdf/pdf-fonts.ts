import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'
import * as fontkit from 'fontkit'

/**
 * The typefaces in PDF documents. Each has several files for groups of characters, and only as WOFF, because WOFF2
 * files cannot be subset for PDFs.
 */
const TYPEFACES = {
  headline: { files: '@fontsource/fraunces/files/fraunces', weight: 600 },
  regular: { files: '@fontsource/nunito-sans/files/nunito-sans', weight: 400 },
  strong: { files: '@fontsource/nunito-sans/files/nunito-sans', weight: 700 },
} as const
export type Typeface = keyof typeof TYPEFACES

/** Latin first, since it contains the space and what most names need. */
const GROUPS: Readonly<Record<Typeface, readonly string[]>> = {
  headline: ['latin', 'latin-ext', 'vietnamese'],
  regular: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  strong: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
}

type Opened = { readonly font: fontkit.Font; readonly bytes: Buffer }
const opened = new Map<string, Opened>()

/** `font` is the path of the file that can draw `text`. */
export type Run = { readonly font: string; readonly text: string }

/**
 * Splits a text into runs that a single font file can draw, in order. Characters that no file has, such as emoji, are
 * left out: a question mark in a name would look like doubt about it.
 */
export function splitIntoRuns(text: string, typeface: Typeface): Run[] {
  const runs: { font: string; text: string }[] = []
  for (const letter of drawable(text, typeface)) {
    const font = getFont(letter, typeface) ?? fontPath(typeface, 'latin')
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs.length > 0 ? runs : [{ font: fontPath(typeface, 'latin'), text: '' }]
}

/**
 * Returns a text, or the alternative if no font has any of its characters, since an invoice must name its recipient.
 */
export function replaceUndrawable(text: string, other: string): string {
  return drawable(text, 'regular').trim() === '' ? other : text
}

/** Removes characters that no font has, without leaving double spaces. */
function drawable(text: string, typeface: Typeface): string {
  const letters = [...text.normalize('NFC')]
  const drawn = letters.filter((letter) => letter === '\n' || getFont(letter, typeface))
  return drawn.length === letters.length ? drawn.join('') : drawn.join('').replace(/ {2,}/g, ' ').trim()
}

/** Returns the ascent of a typeface, relative to its size: all runs of a line share one baseline. */
export function getAscent(typeface: Typeface): number {
  const { font } = open(fontPath(typeface, 'latin'))
  return font.ascent / font.unitsPerEm
}

function getFont(letter: string, typeface: Typeface): string | undefined {
  const own = GROUPS[typeface]
    .map((group) => fontPath(typeface, group))
    .find((path) => hasLetter(path, letter))
  return own ?? getEastAsianFont(letter, TYPEFACES[typeface].weight)
}

/** For Chinese and Japanese characters, opens the one of a hundred files that contains the character's group. */
function getEastAsianFont(letter: string, weight: number): string | undefined {
  const path = eastAsianFile(letter, weight)
  return path !== undefined && hasLetter(path, letter) ? path : undefined
}

function fontPath(typeface: Typeface, group: string): string {
  const { files, weight } = TYPEFACES[typeface]
  return fileURLToPath(import.meta.resolve(`${files}-${group}-${weight}-normal.woff`))
}

function hasLetter(path: string, letter: string): boolean {
  return open(path).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** Returns the bytes of a font file, for embedding in a document. */
export function fontBytes(path: string): Buffer {
  return open(path).bytes
}

/** Reads a file once, when a character first needs it. */
function open(path: string): Opened {
  const known = opened.get(path)
  if (known) return known
  const bytes = unpackWoff(readFileSync(path))
  const font = fontkit.create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is a collection of fonts`)
  const read = { font, bytes }
  opened.set(path, read)
  return read
}

/** Chinese and Japanese characters, and the full-width forms that are typed among them. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef]/u

type Range = { readonly first: number; readonly last: number; readonly group: string }
let ranges: readonly Range[] | undefined

/** Returns the font file for a character; undefined if it is neither Chinese nor Japanese. */
function eastAsianFile(letter: string, weight: number): string | undefined {
  if (!EAST_ASIAN.test(letter)) return undefined
  ranges ??= readRanges()
  const codePoint = letter.codePointAt(0) ?? 0
  const found = ranges.find(({ first, last }) => first <= codePoint && codePoint <= last)
  if (!found) return undefined
  const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-${found.group}-${weight}-normal.woff`
  return fileURLToPath(import.meta.resolve(file))
}

/** Reads from the package which of its files contain which characters. */
function readRanges(): Range[] {
  const path = fileURLToPath(import.meta.resolve('@fontsource/noto-sans-sc/unicode.json'))
  const groups: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
  return Object.entries(groups).flatMap(([name, list]) => {
    const group = /^\[(\d+)\]$/.exec(name)?.[1]
    return group === undefined ? [] : list.split(',').map((range) => ({ ...parseBounds(range), group }))
  })
}

function parseBounds(range: string): { first: number; last: number } {
  const [first = '', last = first] = range.replace(/^U\+/i, '').split('-')
  return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
}

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

/**
 * Returns the font inside a WOFF file (W3C, WOFF File Format 1.0, sections 3 to 5). fontkit reads WOFF too, but its own
 * decompression fails on some files, such as the one of Noto Sans SC with 們, 別 and 場.
 */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER.woff + index * ENTRY.woff
    const offset = woff.readUInt32BE(at + 4)
    const packed = woff.readUInt32BE(at + 8)
    const length = woff.readUInt32BE(at + 12)
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      table: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const directory = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  let offset = directory.length
  const tables = entries.map(({ tag, checksum, table }, index) => {
    const at = HEADER.sfnt + index * ENTRY.sfnt
    tag.copy(directory, at)
    checksum.copy(directory, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(table.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    offset += padded.length
    return padded
  })
  return Buffer.concat([directory, ...tables])
}
