import { turn } from '../paper/random.ts'
import { place } from '../paper/shapes.ts'
import { bed } from '../parts/bed.ts'
import { breakfast, tray } from '../parts/table-setting.ts'
import { teepee } from '../parts/teepee.ts'
import type { Theme } from '../themes/theme.ts'

export interface Spot {
  x: number
  y: number
  scale: number
  facing?: number
}

/** One teepee of the theme with its bed made. */
export function tent(theme: Theme, i: number, { lit = false, facing = 0, served = false } = {}): string {
  const dress = turn(theme.dresses, i)
  const meal = served
    ? place(0, 0, tray(theme.wood, breakfast(theme.table.china, theme.table.accent)), { scale: 0.86 })
    : ''
  return (
    teepee({
      canvas: dress.canvas,
      lining: dress.lining,
      trim: dress.trim,
      wood: theme.wood,
      facing,
      lit,
      topper: theme.topper,
    }) +
    bed({
      sheet: theme.sheet,
      duvet: dress.duvet,
      throw: dress.throw,
      pillows: dress.pillows,
      toy: dress.toy,
      tray: meal,
    })
  )
}

/** A group of teepees, those further back drawn first. */
export const tents = (theme: Theme, spots: readonly Spot[], lit = false): string =>
  spots
    .map((spot, i) => ({ ...spot, i }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, scale, facing, i }) =>
      place(x, y, tent(theme, i, { lit, ...(facing === undefined ? {} : { facing }) }), { scale }),
    )
    .join('')
