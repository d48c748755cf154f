import { blur, place } from '../paper/shapes.ts'
import { daylight, floor, vignette, wall } from '../parts/room-shell.ts'
import type { Theme } from '../themes/theme.ts'
import { type Spot, tents } from '../views/tents.ts'

const PAIR: Spot[] = [
  { x: 330, y: 790, scale: 0.9, facing: 0.6 },
  { x: 1270, y: 790, scale: 0.9, facing: -0.6 },
]

/** A room out of focus, to put one thing in front of. */
export const behind = (theme: Theme, spots: readonly Spot[] = PAIR, lit = false): string =>
  blur(
    4,
    place(0, 0, wall(theme.wall, theme.panel, theme.mural)) +
      floor(theme.floor) +
      tents(theme, spots, { lit }),
  )

export const byDay = (content: string): string => content + daylight() + vignette()
