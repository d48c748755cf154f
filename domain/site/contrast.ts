/** A color as `#rgb` or `#rrggbb`. */
export type HexColor = string

/** WCAG 2.2, success criterion 1.4.3: the contrast of text with its background. */
export const TEXT_CONTRAST = 4.5

type Channels = readonly [red: number, green: number, blue: number]

const BLACK: HexColor = '#000000'
const WHITE: HexColor = '#ffffff'
const SHADES = 100

export const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export function isHexColor(text: string): boolean {
  return HEX_COLOR.test(text)
}

/** Returns WCAG's relative luminance, from 0 (black) to 1 (white). Throws a RangeError if the value is not a color. */
export function relativeLuminance(color: HexColor): number {
  const [red, green, blue] = getChannels(color)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Returns WCAG's contrast ratio, from 1 (the same) to 21 (black on white). */
export function contrastRatio(one: HexColor, other: HexColor): number {
  const [darker, lighter] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Returns the text color with more contrast on the background; the dark one if they tie. */
export function readableTextOn(ground: HexColor, dark: HexColor = BLACK, light: HexColor = WHITE): HexColor {
  return contrastRatio(light, ground) > contrastRatio(dark, ground) ? light : dark
}

/**
 * Returns the shade nearest to a color that reaches the contrast ratio on the background: the color itself if it does,
 * otherwise a darker one on light backgrounds and a lighter one on dark ones. If no shade reaches the ratio, returns
 * black or white.
 */
export function shadeFor(color: HexColor, ground: HexColor, ratio: number = TEXT_CONTRAST): HexColor {
  const end = readableTextOn(ground)
  for (let shade = 0; shade < SHADES; shade++) {
    const candidate = mix(color, end, shade / SHADES)
    if (contrastRatio(candidate, ground) >= ratio) return candidate
  }
  return end
}

function mix(from: HexColor, to: HexColor, share: number): HexColor {
  const target = getChannels(to)
  const mixed = getChannels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function getChannels(color: HexColor): Channels {
  if (!isHexColor(color)) throw new RangeError(`Not a color: ${color}`)
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1)
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
