import { flowerHoop } from '../landmarks/flower-hoop.ts'
import { down, glow } from '../paper/paint.ts'
import { turn } from '../paper/random.ts'
import { box, circle, place } from '../paper/shapes.ts'
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

const plumes = (x: number, lean: number): string =>
  [-64, 0, 60]
    .map((dx, i) =>
      place(x + dx, 960, pampas(i % 2 ? '#e2c7a2' : '#d0a97f', `plume ${x} ${i}`), {
        scale: 2.3 - Math.abs(i - 1) * 0.4,
        tilt: lean - 12 + i * 12,
      }),
    )
    .join('')

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
