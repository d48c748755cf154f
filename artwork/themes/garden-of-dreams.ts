import { cloth, glow } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { oval, place, repeat } from '../paper/shapes.ts'
import { bunny } from '../parts/animals.ts'
import { blossom, branch, mushroom, posy } from '../parts/flowers.ts'
import { plant, tallPlant } from '../parts/furnishings.ts'
import { firefly, fronds, grass, hills } from '../parts/garden.ts'
import { cookie, macarons } from '../parts/pastry.ts'
import { butterfly, fullMoon, starField } from '../parts/sky.ts'
import { beads } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const MIDNIGHT = '#2f4266'
const TEAL = '#3f6f74'
const FERN = '#6f9c82'
const LILAC = '#b9a3d6'
const MOON = '#ffe9b8'
const ORCHID = '#d59ac0'
const PEARL = '#efe6f2'

const random = seeded('garden of dreams')
const blooms = repeat(16, (i) =>
  place(
    40 + i * 104,
    random.between(470, 560),
    blossom([LILAC, ORCHID, PEARL, '#8fb5d0'][i % 4] ?? LILAC, MOON, 5 + (i % 3)),
    { scale: random.between(0.5, 0.95), tilt: random.between(0, 60) },
  ),
)

const mural = [
  oval(800, 220, 800, 420, glow('#7f8fc4', 0.6)),
  starField(1600, 430, 120, MOON, 'dream sky'),
  place(800, 210, fullMoon(MOON), { scale: 1.25 }),
  hills(430, 50, '#3d5a74', 620, 80),
  hills(490, 40, '#3b6670', 620, -140),
  place(-10, 600, fronds([TEAL, '#56877f', FERN, '#345a66'], 9, 330, -30, 76)),
  place(1610, 600, fronds([TEAL, '#56877f', FERN, '#345a66'], 9, 330, -76, 30)),
  place(470, 600, fronds([FERN, '#4d7d78', TEAL], 6, 210, -64, 54)),
  place(1130, 600, fronds([FERN, '#4d7d78', TEAL], 6, 210, -54, 64)),
  ...[300, 640, 980, 1310].map((x, i) =>
    place(x, 590, branch(i % 2 ? FERN : '#84ab8f'), { scale: 1.1, tilt: -12 + i * 8, mirrored: i > 1 }),
  ),
  blooms,
  grass(-10, 570, 1620, [TEAL, FERN, '#4d7d78'], 'night grass'),
  place(560, 190, butterfly(LILAC), { tilt: 24, scale: 0.9 }),
  place(1060, 150, butterfly('#a9cfe0'), { tilt: -26, scale: 0.72 }),
  place(330, 270, butterfly(ORCHID), { tilt: -10, scale: 0.6 }),
  repeat(26, () =>
    place(random.between(40, 1560), random.between(200, 540), firefly(), { scale: random.between(0.5, 1.1) }),
  ),
].join('')

export const gardenOfDreams: Theme = {
  slug: 'garden-of-dreams',
  wall: MIDNIGHT,
  panel: '#51618a',
  floor: '#8d7a86',
  wood: '#b3906f',
  sheet: '#f5eef4',
  green: FERN,
  rug: [
    cloth('plain', '#5f7f8e', PEARL),
    cloth('sprigs', '#d9d0e6', TEAL, 46),
    cloth('plain', LILAC, PEARL),
    cloth('stars', '#4a5a86', MOON, 40),
  ],
  dresses: [
    {
      canvas: cloth('plain', '#f3eaf0', LILAC),
      lining: cloth('stars', '#5a6796', MOON, 26),
      trim: ORCHID,
      duvet: cloth('sprigs', '#dcd2ea', '#6d6aa3', 34),
      throw: FERN,
      pillows: [
        cloth('stars', '#53608f', MOON, 26),
        cloth('sprigs', PEARL, ORCHID, 26),
        cloth('plain', MOON, PEARL),
      ],
      toy: place(0, 0, bunny('#d8cde4', ORCHID), { scale: 0.64 }),
    },
    {
      canvas: cloth('plain', '#dfe6ea', TEAL),
      lining: cloth('sprigs', '#87a9a3', PEARL, 26),
      trim: MOON,
      duvet: cloth('stars', '#6c7cae', MOON, 36),
      throw: LILAC,
      pillows: [
        cloth('sprigs', '#e2ecea', TEAL, 26),
        cloth('plain', ORCHID, PEARL),
        cloth('stars', '#53608f', MOON, 22),
      ],
      toy: '',
    },
  ],
  mural,
  overhead:
    place(150, -10, fronds(['#3d6a70', FERN, '#56877f'], 7, 170, 110, 250)) +
    place(1450, -10, fronds(['#3d6a70', FERN, '#56877f'], 7, 170, 110, 250)) +
    beads({ from: [240, 14], to: [1360, 14], sag: 54 }, 52, [MOON, LILAC, PEARL]),
  topper: place(0, 0, posy([LILAC, ORCHID, PEARL, MOON], FERN, 'dream'), { scale: 0.42 }),
  corners: [
    tallPlant('#8d8fb8', FERN) +
      place(84, 14, mushroom(ORCHID), { scale: 1 }) +
      place(112, 22, mushroom(LILAC), { scale: 0.66 }),
    plant('#9a86ae', '#84ab8f') + place(-86, 14, bunny('#c7bcd8', MOON), { scale: 0.8 }),
  ],
  night: {
    darkness: '#565289',
    window: false,
    glows: [
      { x: 800, y: 210, radius: 480, color: '#fff0c4' },
      { x: 560, y: 190, radius: 110, color: '#e0c4ff' },
      { x: 1060, y: 150, radius: 110, color: '#c4e6ff' },
      { x: 330, y: 270, radius: 90, color: '#ffc4e6' },
      { x: 120, y: 500, radius: 170, color: '#b9e6c9' },
      { x: 1480, y: 500, radius: 170, color: '#b9e6c9' },
    ],
  },
  table: {
    cloth: cloth('stars', '#53608f', MOON, 46),
    china: '#c9b8e0',
    accent: '#d9b877',
    icing: '#efe8f6',
    drip: '#8f86bd',
    crown:
      place(0, 0, posy([LILAC, ORCHID, PEARL], FERN, 'dream cake'), { scale: 0.5 }) +
      place(0, -36, butterfly('#a9cfe0'), { scale: 0.5 }),
    centerpiece:
      place(-14, -20, branch(FERN), { scale: 0.7, tilt: -12 }) +
      place(14, -20, branch('#84ab8f'), { scale: 0.66, tilt: 10, mirrored: true }) +
      place(0, -30, posy([ORCHID, LILAC, MOON], FERN, 'dream vase'), { scale: 0.62 }),
    treats: [
      macarons([LILAC, PEARL, ORCHID]),
      place(-26, 0, cookie(mushroom(ORCHID)), { scale: 1.2 }) +
        place(6, 4, cookie(mushroom(LILAC)), { scale: 1.2 }) +
        place(36, 0, cookie(mushroom(ORCHID)), { scale: 1.1 }),
    ],
  },
}
