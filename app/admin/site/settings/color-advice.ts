import type { Text } from '#domain/foundation/messages/text.ts'
import {
  contrastRatio,
  type HexColor,
  isHexColor,
  readableTextOn,
  TEXT_CONTRAST,
} from '#domain/site/contrast.ts'

const PAPER: HexColor = '#fffaf3'
const WHITE: HexColor = '#ffffff'
/** Below this contrast, a button in the color is hardly visible on the page. */
const VISIBLE_CONTRAST = 1.5

export type ColorAdvice = { readonly tone: 'fine' | 'warning'; readonly words: string }

/** Returns warnings about a brand color, shown before it is saved. */
export function colorAdvice(color: string, text: Text): ColorAdvice | undefined {
  if (!isHexColor(color)) return undefined
  const onPaper = contrastRatio(color, PAPER)
  if (onPaper < VISIBLE_CONTRAST)
    return { tone: 'warning', words: text('admin.settings.colors.faint', { ratio: ratio(onPaper) }) }
  const white = contrastRatio(WHITE, color)
  if (white >= TEXT_CONTRAST)
    return { tone: 'fine', words: text('admin.settings.colors.white', { ratio: ratio(white) }) }
  const onColor = readableTextOn(color)
  return {
    tone: 'fine',
    words: text('admin.settings.colors.dark', {
      white: ratio(white),
      dark: ratio(contrastRatio(onColor, color)),
    }),
  }
}

function ratio(value: number): string {
  return `${value.toFixed(1)}:1`
}
