import {
  contrastRatio,
  type HexColor,
  isHexColor,
  readableTextOn,
  TEXT_CONTRAST,
} from '#domain/site/contrast.ts'
import type { Language } from '#domain/text/language.ts'
import { SETTINGS_WORDS } from './settings-words.ts'

const PAPER: HexColor = '#fffaf3'
const WHITE: HexColor = '#ffffff'
/** Below this a button in the color is hardly visible on the page. */
const VISIBLE_CONTRAST = 1.5

export type ColorAdvice = { readonly tone: 'fine' | 'warning'; readonly words: string }

/** Returns warnings for the owner about a brand color before it is saved. */
export function colorAdvice(color: string, language: Language): ColorAdvice | undefined {
  const words = SETTINGS_WORDS[language].colors
  if (!isHexColor(color)) return undefined
  const onPaper = contrastRatio(color, PAPER)
  if (onPaper < VISIBLE_CONTRAST) return { tone: 'warning', words: words.faint(ratio(onPaper)) }
  const white = contrastRatio(WHITE, color)
  if (white >= TEXT_CONTRAST) return { tone: 'fine', words: words.white(ratio(white)) }
  const text = readableTextOn(color)
  return { tone: 'fine', words: words.dark(ratio(white), ratio(contrastRatio(text, color))) }
}

function ratio(value: number): string {
  return `${value.toFixed(1)}:1`
}
