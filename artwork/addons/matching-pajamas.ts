import { faint, shade, tint } from '../paper/color.ts'
import { across, cloth, down, type Fabric, fabric } from '../paper/paint.ts'
import { box, circle, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { bear, bunny } from '../parts/animals.ts'
import { basket } from '../parts/furnishings.ts'
import { daylight, floor, vignette, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { cloud, crescent, star } from '../parts/sky.ts'
import { fairyLights } from '../parts/strings.ts'
import { loveAndGlow } from '../themes/love-and-glow.ts'
import { tents } from '../views/tents.ts'

const SHIRT = 'M-46-10Q0 14 46-10L104 20 138 120 96 138 80 96V176Q0 190-80 176V96L-96 138-138 120-104 20Z'
const TROUSERS = 'M-74 0H74L92 200Q66 210 34 204L4 70H-4L-34 204Q-66 210-92 200Z'

const worn = (shape: string, look: Fabric): string =>
  lift(
    4,
    path(shape, fabric(look)) +
      path(
        shape,
        across(
          faint(shade(look.ground, 0.5), 0.34),
          faint('#fff8ea', 0.3),
          faint(shade(look.ground, 0.5), 0.3),
        ),
      ),
  )

/** A hanger with a pajama suit on it, its hook on the origin. */
const pajamas = (look: Fabric, piping: string): string =>
  stroke('M0 0Q16 0 16 14 16 26 0 30V44', '#a9785a', 6) +
  place(
    0,
    214,
    worn(TROUSERS, look) +
      stroke('M-74 4H74', piping, 9) +
      stroke('M-90 194Q-64 204-36 198M90 194Q64 204 36 198', piping, 7),
  ) +
  place(
    0,
    60,
    worn(SHIRT, look) + stroke('M-78 170Q0 184 78 170M-134 114-96 130M134 114 96 130', piping, 7),
  ) +
  place(
    0,
    60,
    lift(1.4, path('M-48-10-70 14-30 54 0 22 30 54 70 14 48-10Q0 14-48-10Z', tint(look.ground, 0.4))) +
      stroke('M0 24V172', faint(shade(look.ground, 0.4), 0.4), 3),
  ) +
  repeat(3, (i) => circle(0, 110 + i * 40, 6, piping)) +
  box(26, 130, 38, 40, faint(piping, 0.9), 5)

const slipper = (color: string): string =>
  grounding(58, 10, 0.35) +
  lift(
    2,
    path(
      'M-56-4C-62-34-20-34 10-40 44-48 62-26 58-6 40 6-50 6-56-4Z',
      down(tint(color, 0.3), shade(color, 0.1)),
    ) + oval(-26, -22, 24, 10, shade(color, 0.3)),
  ) +
  lift(
    1,
    circle(26, -40, 13, tint(color, 0.7)) +
      circle(40, -34, 11, tint(color, 0.7)) +
      circle(16, -32, 10, tint(color, 0.7)),
  )

const folded = (look: Fabric, piping: string): string =>
  lift(
    2,
    box(-90, -44, 180, 44, fabric(look), 16) + box(-90, -44, 180, 44, down('#fff8ea44', '#4b293744'), 16),
  ) + stroke('M-84-8Q0 2 84-8', piping, 6)

const SUITS: [Fabric, string][] = [
  [cloth('stars', '#7d86b8', '#ffe9b8', 34), '#fff4de'],
  [cloth('hearts', '#f6cfc8', '#c9667a', 34), '#b9566c'],
  [cloth('stripes', '#fdf3e4', '#a9c4b8', 34), '#6fa08f'],
  [cloth('stars', '#f3d9a4', '#c98a4f', 34), '#b9774a'],
]

export const matchingPajamas = (): string =>
  [
    wall(
      '#ecd9d0',
      '#f6e6dc',
      place(170, 170, crescent('#f3d08a'), { scale: 0.7 }) +
        place(1430, 210, cloud('#fdf3ea'), { scale: 0.9 }) +
        place(420, 480, cloud('#fdf3ea'), { scale: 0.6 }),
    ),
    floor(loveAndGlow.floor),
    place(800, 1060, rug(640, 130, loveAndGlow.rug)),
    tents(loveAndGlow, [
      { x: 152, y: 850, scale: 0.62, facing: 0.6 },
      { x: 1448, y: 850, scale: 0.62, facing: -0.6 },
    ]),
    ...[
      [90, 90],
      [1510, 80],
      [800, 60],
    ].map(([x = 0, y = 0], i) => place(x, y, star('#f3d08a'), { scale: 0.36, tilt: i * 20 })),
    fairyLights({ from: [-20, 50], to: [1620, 50], sag: 60 }, 26, 8, 0.8),
    lift(4, box(300, 806, 1000, 16, '#a9785a', 6)),
    lift(
      5,
      stroke('M330 230V1020M1270 230V1020', '#b9855f', 18) +
        stroke('M300 238H1300', '#b9855f', 18) +
        stroke('M270 1020H390M1210 1020H1330', '#a9785a', 18),
    ),
    ...SUITS.map(([look, piping], i) =>
      place(452 + i * 232, 240, pajamas(look, piping), { scale: 1.02, tilt: i % 2 ? 1.5 : -1.5 }),
    ),
    place(800, 1070, folded(SUITS[1]?.[0] ?? loveAndGlow.rug[1], '#b9566c'), { scale: 1.1 }),
    place(800, 1024, folded(SUITS[0]?.[0] ?? loveAndGlow.rug[1], '#fff4de'), { scale: 1.02 }),
    place(800, 982, bear('#c79a78', '#b9566c'), { scale: 0.9 }),
    place(560, 1110, slipper('#e6a2a8'), { scale: 1.1 }),
    place(650, 1126, slipper('#e6a2a8'), { scale: 1.1 }),
    place(1010, 1116, slipper('#8f96c4'), { scale: 1.1 }),
    place(1100, 1104, slipper('#8f96c4'), { scale: 1.1 }),
    place(1440, 1120, basket('#c9946c', ['#f2b9b6', '#a8475f'])),
    place(330, 1130, bunny('#efe0cf', '#7d86b8'), { scale: 1.1 }),
    daylight(),
    vignette(),
  ].join('')
