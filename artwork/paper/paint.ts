/**
 * Paints are named after what they look like, for example `url(#down-ffeedd-cc8899)`. A drawing therefore
 * never carries its definitions: `definitions.ts` parses the names and writes what they mean.
 */
const name = (...words: (string | number)[]): string =>
  `url(#${words.map((word) => String(word).replace('#', '').replace('.', '_')).join('-')})`

/** A fade from top to bottom. */
export const down = (...colors: string[]): string => name('down', ...colors)
/** A fade from left to right. */
export const across = (...colors: string[]): string => name('across', ...colors)
/** A ball lit from the upper left. */
export const ball = (light: string, dark: string): string => name('ball', light, dark)
/** A light that fades to nothing at its edge. */
export const glow = (color: string, opacity = 1): string => name('glow', color, opacity)

type FabricKind =
  | 'dots'
  | 'gingham'
  | 'stripes'
  | 'sprigs'
  | 'hearts'
  | 'stars'
  | 'waves'
  | 'scallops'
  | 'diamonds'
  | 'knit'
  | 'plain'

export interface Fabric {
  kind: FabricKind
  ground: string
  ink: string
  size?: number
}

export const fabric = ({ kind, ground, ink, size = 30 }: Fabric): string =>
  kind === 'plain' ? ground : name(kind, ground, ink, size)

/** A paper layer lifted off the ones below it; the height sets how far its shadow falls. */
export const lifted = (height: number, color = '#33203f', opacity = 0.34): string =>
  name('lift', height, color, opacity)
export const blurred = (radius: number): string => name('blur', radius)

export const cloth = (kind: FabricKind, ground: string, ink: string, size = 34): Fabric => ({
  kind,
  ground,
  ink,
  size,
})
