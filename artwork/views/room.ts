import { turn } from '../paper/random.ts'
import { place } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { lantern } from '../parts/furnishings.ts'
import { daylight, floor, vignette, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { breakfast, tray } from '../parts/table-setting.ts'
import type { Theme } from '../themes/theme.ts'
import { type Spot, tents } from './tents.ts'

const ROW: Spot[] = [
  { x: 292, y: 872, scale: 0.86, facing: 0.75 },
  { x: 633, y: 812, scale: 0.74, facing: 0.4 },
  { x: 967, y: 812, scale: 0.74, facing: -0.4 },
  { x: 1308, y: 872, scale: 0.86, facing: -0.75 },
]

/** The whole room by day: four teepees in a gentle arc around a rug. */
export const room = (theme: Theme): string =>
  [
    wall(theme.wall, theme.panel, theme.mural),
    floor(theme.floor),
    place(800, 1030, rug(560, 138, theme.rug)),
    theme.overhead,
    tents(theme, ROW),
    place(74, 1136, theme.corners[0], { scale: 0.72 }),
    place(1506, 1128, theme.corners[1], { scale: 0.9 }),
    place(650, 1118, pouf(150, turn(theme.dresses, 1).lining)),
    place(800, 1066, tray(theme.wood, breakfast(theme.table.china, theme.table.accent)), { scale: 1.15 }),
    place(958, 1120, pouf(150, turn(theme.dresses, 0).duvet)),
    place(462, 1092, lantern(theme.wood), { scale: 0.62 }),
    place(1142, 1092, lantern(theme.wood), { scale: 0.62 }),
    daylight(),
    vignette(),
  ].join('')
