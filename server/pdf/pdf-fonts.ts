import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'

/**
 * The typefaces of what is handed out as PDF. Each comes in files for groups of letters, and only WOFF: what PDFs need of a font
 * cannot be cut out of WOFF2.
 */
const TYPEFACES = {
  headline: { files: '@fontsource/fraunces/files/fraunces', weight: 600 },
  regular: { files: '@fontsource/nunito-sans/files/nunito-sans', weight: 400 },
  strong: { files: '@fontsource/nunito-sans/files/nunito-sans', weight: 700 },
} as const
export type Typeface = keyof typeof TYPEFACES

/** Latin first: it has the space and what most names need. */
const GROUPS: Readonly<Record<Typeface, readonly string[]>> = {
  headline: ['latin', 'latin-ext', 'vietnamese'],
  regular: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  strong: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
}

type HasLetter = (codePoint: number) => boolean
const opened = new Map<string, HasLetter>()

/** `font` is the path of the file that can draw `text`. */
export type Run = { readonly font: string; readonly text: string }

/** A text in the pieces that one font file each can draw, in order. What no file has becomes a question mark. */
export function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: { font: string; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = fontOf(letter, typeface)
    const drawn = font ?? fontPath(typeface, 'latin')
    const last = runs.at(-1)
    const shown = font ? letter : '?'
    if (last?.font === drawn) last.text += shown
    else runs.push({ font: drawn, text: shown })
  }
  return runs
}

function fontOf(letter: string, typeface: Typeface): string | undefined {
  const codePoint = letter.codePointAt(0) ?? 0
  return GROUPS[typeface].map((group) => fontPath(typeface, group)).find((path) => open(path)(codePoint))
}

function fontPath(typeface: Typeface, group: string): string {
  const { files, weight } = TYPEFACES[typeface]
  return fileURLToPath(import.meta.resolve(`${files}-${group}-${weight}-normal.woff`))
}

/** Read once, when the first letter asks for it. */
function open(path: string): HasLetter {
  const known = opened.get(path)
  if (known) return known
  const font = fontkit.openSync(path)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is a collection of fonts`)
  const has: HasLetter = (codePoint) => font.hasGlyphForCodePoint(codePoint)
  opened.set(path, has)
  return has
}
