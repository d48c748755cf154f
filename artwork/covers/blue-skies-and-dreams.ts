import { balloonBasket, envelope, riggingTo } from '../landmarks/balloon-basket.ts'
import { cloth } from '../paper/paint.ts'
import { place } from '../paper/shapes.ts'
import { bear } from '../parts/animals.ts'
import { cushion } from '../parts/cushion.ts'
import { noon } from '../parts/hours.ts'
import { floor, vignette, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { airBalloon, cloud, rainbow } from '../parts/sky.ts'
import { bunting } from '../parts/strings.ts'
import { blueSkiesAndDreams as theme } from '../themes/blue-skies-and-dreams.ts'
import { type Spot, tents } from '../views/tents.ts'

const DUSK = '#7fa3c4'
const PEACH = '#f3b998'
const SUN = '#f3d08a'
const ROSE = '#e6a0a4'
const CREAM = '#fdf6ea'
const CLOUD = '#f2f7f8'

const ROW: Spot[] = [
  { x: 250, y: 960, scale: 0.96, turned: 'right' },
  { x: 570, y: 850, scale: 0.72, turned: 'right' },
  { x: 806, y: 778, scale: 0.54, turned: 'right' },
]

const mural = [
  place(560, 620, rainbow([ROSE, PEACH, SUN, '#b5cfb0', DUSK], 430, 42)),
  place(
    180,
    330,
    airBalloon(
      [cloth('plain', DUSK, CREAM), cloth('plain', CREAM, DUSK), cloth('plain', '#b9d3e4', CREAM)],
      ROSE,
    ),
    { scale: 0.5, tilt: -4 },
  ),
  place(
    640,
    300,
    airBalloon(
      [cloth('plain', SUN, CREAM), cloth('dots', CREAM, SUN, 34), cloth('plain', PEACH, CREAM)],
      ROSE,
    ),
    { scale: 0.4, tilt: 4 },
  ),
  place(420, 210, cloud(CLOUD), { scale: 0.7 }),
  place(60, 420, cloud(CLOUD), { scale: 0.7 }),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
    place(i * 205 - 20, 600 + (i % 2) * 16, cloud(i % 2 ? CLOUD : '#e3edf3'), {
      scale: 1.2 + (i % 3) * 0.16,
      mirrored: i % 2 === 1,
    }),
  ),
].join('')

const stripes = [
  cloth('plain', PEACH, CREAM),
  cloth('plain', CREAM, PEACH),
  cloth('plain', ROSE, CREAM),
  cloth('stars', CREAM, SUN, 60),
  cloth('plain', ROSE, CREAM),
  cloth('plain', CREAM, PEACH),
  cloth('plain', PEACH, CREAM),
]

const passengers =
  place(-96, -190, cushion(120, cloth('stars', DUSK, CREAM, 28)), { tilt: -10 }) +
  place(100, -190, cushion(120, cloth('stripes', CREAM, PEACH, 28)), { tilt: 9 }) +
  place(4, -176, bear('#dcb98f', DUSK), { scale: 1.06 })

const pennants = [
  cloth('plain', CREAM, DUSK),
  cloth('stars', DUSK, CREAM, 24),
  cloth('plain', PEACH, CREAM),
  cloth('dots', ROSE, CREAM, 20),
]

/** Noon: three teepees in a slanting row, and a balloon ready to leave. */
export const blueSkiesAndDreamsCover = (): string =>
  [
    wall('#9cc6e0', '#eef3f3', mural),
    floor(theme.floor),
    bunting({ from: [-20, 20], to: [900, 60], sag: 56 }, pennants, 48),
    place(640, 1080, rug(500, 112, theme.rug)),
    tents(theme, ROW),
    place(1210, 1120, riggingTo(620)),
    place(1210, 490, envelope(stripes, DUSK)),
    place(1210, 1126, balloonBasket('#c99a68', '#8f6242', passengers)),
    place(1500, 1130, cloud('#f7fafa'), { scale: 0.9 }),
    place(930, 1160, cloud('#f7fafa'), { scale: 0.62, mirrored: true }),
    noon(),
    vignette(),
  ].join('')
