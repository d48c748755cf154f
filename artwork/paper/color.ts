const PLUM = '#4b2937'
const CREAM = '#fffaf0'

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

const hex = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')

/** Blends two six-digit colors; `share` is the proportion of the second one. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return `#${channels(from)
    .map((value, i) => hex(value + ((target[i] ?? 0) - value) * share))
    .join('')}`
}

/** Shadows lean to plum and lights to cream, so that no picture ever holds a dead gray. */
export const shade = (color: string, share: number): string => mix(color, PLUM, share)
export const tint = (color: string, share: number): string => mix(color, CREAM, share)

export const faint = (color: string, opacity: number): string => `${color}${hex(opacity * 255)}`
