import { turn } from '../paper/random.ts'
import { place } from '../paper/shapes.ts'
import { type BedLook, bed } from '../parts/bed.ts'
import { teepeeBloom, teepeeLight, turnedTeepeeLight } from '../parts/night-light.ts'
import { breakfast, tray } from '../parts/table-setting.ts'
import { type TeepeeLook, teepee } from '../parts/teepee.ts'
import { teepeeFromAbove } from '../parts/teepee-above.ts'
import { turnedTeepee } from '../parts/teepee-turned.ts'
import type { Theme } from '../themes/theme.ts'

export interface Spot {
  x: number
  y: number
  scale: number
  facing?: number
  /** Stands at an angle, its way in looking to that side. */
  turned?: 'left' | 'right'
  /** Which of the theme's decorations it has; by default they alternate. */
  dress?: number
}

interface Pitching {
  lit?: boolean
  facing?: number
  served?: boolean
}

const teepeeLook = (theme: Theme, i: number, { lit = false, facing = 0 }: Pitching): TeepeeLook => {
  const { canvas, lining, trim } = turn(theme.dresses, i)
  return { canvas, lining, trim, wood: theme.wood, facing, lit, topper: theme.topper }
}

const bedLook = (theme: Theme, i: number): BedLook => {
  const { duvet, throw: blanket, pillows, toy } = turn(theme.dresses, i)
  return { sheet: theme.sheet, duvet, throw: blanket, pillows, toy }
}

/** One teepee of the theme with its bed made. */
export function tent(theme: Theme, i: number, pitching: Pitching = {}): string {
  const meal = pitching.served
    ? place(0, 0, tray(theme.wood, breakfast(theme.table.china, theme.table.accent)), { scale: 0.86 })
    : ''
  return teepee(teepeeLook(theme, i, pitching)) + bed({ ...bedLook(theme, i), tray: meal })
}

/** The same at an angle, looking to the lower right. */
const turnedTent = (theme: Theme, i: number, pitching: Pitching = {}): string =>
  turnedTeepee(teepeeLook(theme, i, pitching), bedLook(theme, i))

/** The same from straight above, turned by `tilt`; at 0 its bed points down. */
export const tentFromAbove = (theme: Theme, i: number, tilt: number): string =>
  teepeeFromAbove(teepeeLook(theme, i, {}), bedLook(theme, i), tilt)

/** A group of teepees, those further back drawn first. */
export const tents = (
  theme: Theme,
  spots: readonly Spot[],
  pitching: Omit<Pitching, 'facing'> = {},
): string =>
  spots
    .map((spot, i) => ({ ...spot, i: spot.dress ?? i }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, scale, facing = 0, turned, i }) =>
      turned
        ? place(x, y, turnedTent(theme, i, pitching), { scale, mirrored: turned === 'left' })
        : place(x, y, tent(theme, i, { ...pitching, facing }), { scale }),
    )
    .join('')

/** Where these teepees cast their light at night. */
export const drawLight = (spots: readonly Spot[]): string =>
  spots
    .map(({ x, y, scale, turned }) =>
      place(x, y, turned ? turnedTeepeeLight() : teepeeLight(), { scale, mirrored: turned === 'left' }),
    )
    .join('')

export const drawBloom = (spots: readonly Spot[]): string =>
  spots.map(({ x, y, scale }) => place(x, y, teepeeBloom(), { scale })).join('')
