import { flowerHoop } from '../landmarks/flower-hoop.ts'
import { across, down, glow } from '../paper/paint.ts'
import { turn } from '../paper/random.ts'
import { box, circle, grounding, lift, path, place, stroke } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { pampas } from '../parts/flowers.ts'
import { archWindow, basket, lantern } from '../parts/furnishings.ts'
import { hills } from '../parts/garden.ts'
import { goldenHour, panes } from '../parts/hours.ts'
import { floor, vignette, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { sun } from '../parts/sky.ts'
import { beads, tassels } from '../parts/strings.ts'
import { breakfast, tray } from '../parts/table-setting.ts'
import { bohoBlossom as theme } from '../themes/boho-blossom.ts'
import { tent } from '../views/tents.ts'

const FLOWERS = ['#c9785f', '#f2d3c2', '#d9a35a', '#dd9d83', '#f7ead8']

const evening =
  box(-140, -200, 280, 400, down('#f7c98e', '#fbdcae', '#f6b98a')) +
  place(10, 40, sun('#ffd27a'), { scale: 0.5 }) +
  circle(10, 40, 150, glow('#fff0c0', 0.5)) +
  place(-560, -330, hills(420, 40, '#c99a6a', 620, -60)) +
  place(-760, -280, hills(430, 34, '#a98a62', 620, 100))

/** Dried grass in a clay jar. */
const plumes = (x: number, lean: number): string =>
  place(x, 962, grounding(70, 14, 0.45)) +
  [-1, 0, 1]
    .map((side) =>
      place(x + side * 16, 880, pampas(side ? '#cfa372' : '#e6c79a', `plume ${x} ${side}`), {
        scale: side ? 1.9 : 2.2,
        tilt: lean + side * 17,
      }),
    )
    .join('') +
  place(
    x,
    960,
    lift(
      3,
      path(
        'M-34-122H34C24-100 66-84 62-44 58-8 40 4 0 4-40 4-58-8-62-44-66-84-24-100-34-122Z',
        across('#d99a7c', '#c47f62', '#8f5646'),
      ),
    ) + stroke('M-58-62Q0-48 58-62M-60-46Q0-32 60-46', '#f3dcc4aa', 4),
  )

/** Golden hour: one large teepee, seen from low down, in front of a hoop of flowers. */
export const bohoBlossomCover = (): string =>
  [
    wall(theme.wall, theme.panel, ''),
    floor(theme.floor),
    place(290, 356, archWindow(evening, '#fbf1e2'), { scale: 1.62 }),
    tassels({ from: [-20, 8], to: [560, 40], sag: 36 }, 15, FLOWERS),
    beads({ from: [-20, 0], to: [600, 20], sag: 20 }, 34, ['#d9b488', '#c9986a', '#f7ead8']),
    plumes(1524, 10),
    plumes(560, -10),
    place(1030, 1000, flowerHoop(470, theme.wood, '#9aa583', FLOWERS)),
    place(900, 1096, rug(640, 118, theme.rug)),
    place(1030, 950, tent(theme, 0, { facing: 0.4 }), { scale: 1.25 }),
    place(1450, 1120, basket('#cda06d', ['#dd9d83', '#f7ead8']), { scale: 1.15 }),
    place(350, 1160, pouf(230, turn(theme.dresses, 1).duvet)),
    place(610, 1130, tray(theme.wood, breakfast(theme.table.china, theme.table.accent)), { scale: 1.3 }),
    place(140, 1150, lantern(theme.wood), { scale: 1.05 }),
    panes(330, 850, 120),
    goldenHour(290, 420),
    vignette(),
  ].join('')
