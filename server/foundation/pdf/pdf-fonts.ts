import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { eastAsianFile } from './east-asian-files.ts'
import { unpackWoff } from './unpack-woff.ts'

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
