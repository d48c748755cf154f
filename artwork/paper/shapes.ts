import { blurred, lifted } from './paint.ts'

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data with short numbers: d`M${x} ${y}h10`. */
export const d = (texts: TemplateStringsArray, ...values: number[]): string =>
  texts.reduce((data, text, i) => data + rounded(values[i - 1] ?? 0) + text)

export const path = (data: string, fill: string, more = ''): string =>
  `<path d="${data}" fill="${fill}" ${more}/>`

export const stroke = (data: string, color: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${rounded(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(rx)}" ry="${rounded(ry)}" fill="${fill}" ${more}/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(radius)}" fill="${fill}" ${more}/>`

interface Placing {
  scale?: number
  /** Degrees, clockwise. */
  tilt?: number
  mirrored?: boolean
}

export function place(
  x: number,
  y: number,
  content: string,
  { scale = 1, tilt = 0, mirrored = false }: Placing = {},
): string {
  const sizing = scale === 1 && !mirrored ? '' : ` scale(${mirrored ? -scale : scale} ${scale})`
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${tilt ? ` rotate(${rounded(tilt)})` : ''}${sizing}">${content}</g>`
}

export const lift = (height: number, content: string): string =>
  `<g filter="${lifted(height)}">${content}</g>`
export const blur = (radius: number, content: string): string =>
  `<g filter="${blurred(radius)}">${content}</g>`
export const blend = (mode: 'multiply' | 'screen' | 'soft-light' | 'overlay', content: string): string =>
  `<g style="mix-blend-mode:${mode}">${content}</g>`

/** Draws `count` times; the callback gets the position as an index and as a share from 0 to 1. */
export const repeat = (count: number, draw: (i: number, share: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i, count > 1 ? i / (count - 1) : 0)).join('')

/** The dark, soft patch where something meets the floor. */
export const grounding = (rx: number, ry: number, opacity = 0.4): string =>
  blur(Math.max(3, ry * 0.35), oval(0, 0, rx, ry, '#2a1838', `opacity="${opacity}"`))
