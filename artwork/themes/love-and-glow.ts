import { cloth, glow } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { oval, place, repeat, stroke } from '../paper/shapes.ts'
import { bear } from '../parts/animals.ts'
import { heartCushion } from '../parts/cushion.ts'
import { posy } from '../parts/flowers.ts'
import { basket, paperLantern, plant } from '../parts/furnishings.ts'
import { cookie, macarons } from '../parts/pastry.ts'
import { heart } from '../parts/sky.ts'
import { bunting } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const BERRY = '#a8475f'
const ROSE = '#d97f8c'
const PETAL = '#f2b9b6'
const BLUSH = '#fadcd4'
const GOLD = '#e3b56c'
const CREAM = '#fff4e8'
const CORAL = '#ea9a84'

const tones = [BERRY, ROSE, PETAL, CORAL, BLUSH, GOLD]
const random = seeded('love and glow')

/** Whether a point is inside a heart that is two units wide. */
const insideHeart = (x: number, y: number): boolean => (x * x + y * y - 1) ** 3 - x * x * y ** 3 < 0

/** A great heart made of many small ones. */
const greatHeart = repeat(16 * 14, (i) => {
  const x = -1.2 + (i % 16) * 0.16 + (Math.floor(i / 16) % 2) * 0.08
  const y = 1.2 - Math.floor(i / 16) * 0.17
  if (!insideHeart(x, y)) return ''
  const at = { x: 800 + x * 225 + random.between(-8, 8), y: 325 - y * 188 + random.between(-8, 8) }
  return place(at.x, at.y, heart(random.pick(tones)), {
    scale: random.between(0.3, 0.46),
    tilt: random.between(-24, 24),
  })
})

const strings = repeat(12, (i) => {
  const x = 60 + i * 134
  const middle = x > 480 && x < 1120
  const count = middle ? 0 : 5
  return (
    (count ? stroke(`M${x} 0V${470 + (i % 3) * 40}`, '#ffffff99', 2) : '') +
    repeat(count, (k) =>
      place(x, 90 + k * 96 + (i % 2) * 44, heart(tones[(i + k) % 6] ?? ROSE), {
        scale: 0.34 + ((i + k) % 3) * 0.09,
        tilt: ((i * 7 + k * 13) % 24) - 12,
      }),
    )
  )
})

const lanterns: [number, number, string, number][] = [
  [96, 150, CORAL, 60],
  [250, 90, BLUSH, 46],
  [388, 190, ROSE, 54],
  [1212, 180, PETAL, 56],
  [1352, 96, CORAL, 46],
  [1506, 160, ROSE, 60],
  [560, 78, PETAL, 38],
  [1040, 78, BLUSH, 38],
]

const cloths = [
  cloth('plain', BERRY, CREAM),
  cloth('hearts', CREAM, ROSE, 24),
  cloth('plain', PETAL, CREAM),
  cloth('dots', CORAL, CREAM, 20),
]

export const loveAndGlow: Theme = {
  slug: 'love-and-glow',
  wall: '#f0c4bd',
  panel: '#f7ded3',
  floor: '#b98672',
  wood: '#b9805f',
  sheet: '#fff7ef',
  green: '#a5ad86',
  rug: [
    cloth('plain', BERRY, CREAM),
    cloth('hearts', '#f8d5cc', ROSE, 46),
    cloth('plain', CREAM, ROSE),
    cloth('hearts', ROSE, CREAM, 40),
  ],
  dresses: [
    {
      canvas: cloth('plain', '#fdeee4', PETAL),
      lining: cloth('hearts', ROSE, CREAM, 28),
      trim: BERRY,
      duvet: cloth('hearts', '#fbe2da', ROSE, 36),
      throw: BERRY,
      pillows: [
        cloth('hearts', CREAM, BERRY, 26),
        cloth('plain', PETAL, CREAM),
        cloth('stripes', CREAM, CORAL, 24),
      ],
      toy: place(0, 0, bear('#d9b394', BERRY), { scale: 0.62 }),
    },
    {
      canvas: cloth('plain', '#f9d9cf', ROSE),
      lining: cloth('stripes', CREAM, PETAL, 30),
      trim: GOLD,
      duvet: cloth('stripes', '#fff1e6', PETAL, 40),
      throw: CORAL,
      pillows: [
        cloth('dots', ROSE, CREAM, 26),
        cloth('hearts', CREAM, CORAL, 26),
        cloth('plain', BERRY, CREAM),
      ],
      toy: place(0, 0, heartCushion(60, cloth('plain', BERRY, CREAM))),
    },
  ],
  mural: oval(800, 290, 620, 420, glow('#ffe3b8', 0.8)) + strings + greatHeart,
  overhead:
    bunting({ from: [-20, 10], to: [1620, 10], sag: 34 }, cloths, 44) +
    lanterns.map(([x, y, color, size]) => place(x, y, paperLantern(color, size))).join(''),
  topper:
    place(0, -2, heart(BERRY), { scale: 0.52 }) +
    place(-30, 12, heart(PETAL), { scale: 0.34, tilt: -16 }) +
    place(30, 12, heart(CORAL), { scale: 0.34, tilt: 16 }),
  corners: [
    plant('#d79a86', '#a5ad86'),
    basket('#c9946c', [PETAL, BERRY]) + place(-98, 12, bear('#c79a78', ROSE), { scale: 0.82 }),
  ],
  night: {
    darkness: '#5c3b66',
    window: false,
    glows: [
      { x: 96, y: 150, radius: 210, color: '#ffb98f' },
      { x: 250, y: 90, radius: 170, color: '#ffd9b0' },
      { x: 388, y: 190, radius: 190, color: '#ffa6a0' },
      { x: 1212, y: 180, radius: 190, color: '#ffc4b8' },
      { x: 1352, y: 96, radius: 170, color: '#ffb98f' },
      { x: 1506, y: 160, radius: 210, color: '#ffa6a0' },
      { x: 800, y: 280, radius: 360, color: '#ff9a9a' },
    ],
  },
  table: {
    cloth: cloth('hearts', '#fff1e6', PETAL, 46),
    china: PETAL,
    accent: GOLD,
    icing: '#fff3ea',
    drip: ROSE,
    crown:
      place(0, -26, heart(BERRY), { scale: 0.62 }) +
      place(-40, 0, heart(CORAL), { scale: 0.34, tilt: -14 }) +
      place(40, 0, heart(PETAL), { scale: 0.34, tilt: 14 }),
    centerpiece:
      place(0, -40, posy([BERRY, ROSE, PETAL, CREAM], '#a5ad86', 'love'), { scale: 0.8 }) +
      place(0, -20, posy([ROSE, CORAL, BERRY], '#8d9a74', 'love too'), { scale: 0.66 }),
    treats: [
      macarons([ROSE, CREAM, CORAL]),
      place(-28, 0, cookie(heart(ROSE))) +
        place(28, 2, cookie(heart(BERRY))) +
        place(0, -18, cookie(heart(PETAL))),
    ],
  },
}
