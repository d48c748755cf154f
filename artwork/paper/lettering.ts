import { readFileSync } from 'node:fs'
import { path, place } from './shapes.ts'

interface Glyph {
  advance: number
  outline: string
}

const UNITS = 500

/**
 * Outlines of Fraunces SemiBold (soft, display size), in units of 1/500 of the size, so that drawings need no
 * font.
 */
const GLYPHS = JSON.parse(
  readFileSync(new URL('../letters/fraunces.json', import.meta.url), 'utf8'),
) as Record<string, Glyph>

const glyph = (letter: string): Glyph => {
  const found = GLYPHS[letter]
  if (!found) throw new Error(`There is no outline for the letter "${letter}"`)
  return found
}

export const getWidth = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + glyph(letter).advance, 0) * size) / UNITS

/** Text as paths, its baseline starting at the origin. */
export function lettering(text: string, size: number, fill: string): string {
  let x = 0
  return [...text]
    .map((letter) => {
      const { advance, outline } = glyph(letter)
      const drawn = outline ? place(x, 0, path(outline, fill), { scale: size / UNITS }) : ''
      x += (advance * size) / UNITS
      return drawn
    })
    .join('')
}

export const centered = (text: string, size: number, fill: string): string =>
  place(-getWidth(text, size) / 2, 0, lettering(text, size, fill))
