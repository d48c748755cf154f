import { contrastRatio, type HexColor, isHexColor, readableTextOn, TEXT_CONTRAST } from '#domain/contrast.ts'

const PAPER: HexColor = '#fffaf3'
const WHITE: HexColor = '#ffffff'
/** Below this a button in the color melts into the page. */
const VISIBLE_CONTRAST = 1.5

export type ColorAdvice = { readonly tone: 'fine' | 'warning'; readonly words: string }

/** What the owner should know about a brand color before choosing it. */
export function colorAdvice(color: string): ColorAdvice | undefined {
  if (!isHexColor(color)) return undefined
  const onPaper = contrastRatio(color, PAPER)
  if (onPaper < VISIBLE_CONTRAST) {
    return {
      tone: 'warning',
      words: `This color hardly stands out from the page (${ratio(onPaper)}). Buttons in it are easy to miss; a stronger one works better.`,
    }
  }
  const white = contrastRatio(WHITE, color)
  if (white >= TEXT_CONTRAST)
    return { tone: 'fine', words: `White text on it is easy to read (${ratio(white)}).` }
  const text = readableTextOn(color)
  return {
    tone: 'fine',
    words: `White text on it would be hard to read (${ratio(white)}), so text on it is dark (${ratio(contrastRatio(text, color))}).`,
  }
}

function ratio(value: number): string {
  return `${value.toFixed(1)}:1`
}
