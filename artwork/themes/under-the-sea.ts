import { across, cloth, glow } from '../paper/paint.ts'
import { blend, oval, path, place, repeat } from '../paper/shapes.ts'
import { fish, jellyfish, whale } from '../parts/animals.ts'
import { basket, plant } from '../parts/furnishings.ts'
import { hills } from '../parts/garden.ts'
import { cookie, macarons } from '../parts/pastry.ts'
import { bubbles, coral, seaweed, shell, starfish, wave } from '../parts/sea.ts'
import { beads, hung } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const LAGOON = '#6fb0ad'
const DEEP = '#3f7f8c'
const FOAM = '#e3f1ea'
const CORAL = '#ea9681'
const SAND = '#f0dcb9'
const PEARL = '#fbf3e6'
const LILAC = '#b7a6d0'
const SUN = '#efc678'

const rays = blend(
  'soft-light',
  repeat(5, (i) =>
    path(
      `M${240 + i * 240} -20L${120 + i * 230} 620H${320 + i * 250}L${330 + i * 240} -20Z`,
      across('#ffffff00', '#ffffffaa', '#ffffff00'),
    ),
  ),
)

const school = (x: number, y: number, color: string, fin: string, count: number, mirrored = false): string =>
  repeat(count, (i) =>
    place(x + (i % 3) * 74 + (i > 2 ? 36 : 0), y + Math.floor(i / 3) * 46 + (i % 2) * 14, fish(color, fin), {
      scale: 0.34,
      mirrored,
      tilt: -4 + (i % 3) * 4,
    }),
  )

const mural = [
  oval(800, 60, 900, 380, glow('#f4fbe4', 0.7)),
  wave(60, 26, '#a9d6cf', 620, 0),
  wave(150, 28, '#8fc6c1', 620, 60),
  wave(250, 26, '#79b6b4', 620, -40),
  wave(370, 24, '#66a5a8', 620, 30),
  rays,
  place(790, 220, whale('#5b8fa6'), { scale: 1.2 }),
  place(236, 260, jellyfish(LILAC), { scale: 0.86, tilt: -6 }),
  place(430, 190, jellyfish('#f0b6ac'), { scale: 0.56, tilt: 8 }),
  place(1330, 250, jellyfish('#f0b6ac'), { scale: 0.8, tilt: 6 }),
  place(1480, 180, jellyfish(LILAC), { scale: 0.5, tilt: -8 }),
  school(1040, 150, SUN, CORAL, 5),
  school(460, 370, CORAL, SUN, 6, true),
  place(1120, 390, fish(CORAL, SUN), { scale: 0.8 }),
  place(120, 440, fish(SUN, CORAL), { scale: 0.66, mirrored: true }),
  hills(520, 28, '#e7cfa6', 640, 40),
  ...[70, 330, 640, 960, 1240, 1540].map((x, i) =>
    place(
      x,
      600,
      seaweed(['#5f9a7c', '#7fb08a', '#4f8a80'][i % 3] ?? LAGOON, 230 + (i % 3) * 40, `weed ${i}`),
    ),
  ),
  ...[200, 500, 800, 1100, 1420].map((x, i) =>
    place(x, 590, coral([CORAL, '#d987a0', SUN, LILAC, CORAL][i] ?? CORAL), { scale: 0.86 + (i % 2) * 0.16 }),
  ),
  ...[130, 420, 720, 1010, 1330].map((x, i) =>
    place(x, 575, i % 2 ? shell(PEARL) : starfish(SUN), { scale: 0.5, tilt: i * 20 - 40 }),
  ),
  bubbles(46, 1600, 520),
].join('')

export const underTheSea: Theme = {
  slug: 'under-the-sea',
  wall: '#bfe0d8',
  panel: '#d8e6dc',
  floor: '#cdae86',
  wood: '#b99268',
  sheet: '#fdf9f0',
  green: '#6fa187',
  rug: [
    cloth('plain', DEEP, FOAM),
    cloth('waves', '#cfe6df', LAGOON, 40),
    cloth('plain', SAND, CORAL),
    cloth('scallops', '#f8e4d2', CORAL, 50),
  ],
  dresses: [
    {
      canvas: cloth('plain', '#f7f1e2', LAGOON),
      lining: cloth('scallops', '#a5d0c9', PEARL, 34),
      trim: CORAL,
      duvet: cloth('scallops', '#d5e9e3', LAGOON, 40),
      throw: CORAL,
      pillows: [
        cloth('waves', PEARL, DEEP, 26),
        cloth('scallops', CORAL, PEARL, 28),
        cloth('plain', SUN, PEARL),
      ],
      toy: place(4, -10, whale('#6b9db0'), { scale: 0.3 }),
    },
    {
      canvas: cloth('plain', '#d9ebe5', DEEP),
      lining: cloth('waves', PEARL, CORAL, 26),
      trim: SUN,
      duvet: cloth('waves', '#fdf3e2', '#e9ab92', 34),
      throw: LAGOON,
      pillows: [
        cloth('scallops', PEARL, LAGOON, 28),
        cloth('dots', DEEP, FOAM, 24),
        cloth('plain', CORAL, PEARL),
      ],
      toy: place(4, -22, starfish(SUN), { scale: 0.5, tilt: 14 }),
    },
  ],
  mural,
  overhead:
    hung(
      { from: [-20, 8], to: [800, 20], sag: 56 },
      15,
      (i) =>
        place(0, 26, i % 3 ? shell([PEARL, CORAL, LILAC][i % 3] ?? PEARL) : starfish(SUN), { scale: 0.42 }),
      true,
    ) +
    hung(
      { from: [800, 20], to: [1620, 8], sag: 56 },
      15,
      (i) =>
        place(0, 26, i % 3 ? shell([PEARL, CORAL, LILAC][i % 3] ?? PEARL) : starfish(SUN), { scale: 0.42 }),
      true,
    ) +
    beads({ from: [-20, 8], to: [800, 20], sag: 56 }, 60, [PEARL, FOAM], 6) +
    beads({ from: [800, 20], to: [1620, 8], sag: 56 }, 60, [PEARL, FOAM], 6),
  topper:
    place(0, 24, shell(PEARL), { scale: 0.56 }) +
    place(-34, 10, starfish(SUN), { scale: 0.32, tilt: -20 }) +
    place(34, 10, starfish(CORAL), { scale: 0.32, tilt: 20 }),
  corners: [
    plant('#d9bd92', '#6fa187') + place(96, 8, shell(CORAL), { scale: 0.7 }),
    basket('#c9a16f', [LAGOON, CORAL]) +
      place(-100, 6, shell(PEARL), { scale: 0.72 }) +
      place(-60, 20, starfish(SUN), { scale: 0.4 }),
  ],
  night: {
    darkness: '#355482',
    window: false,
    glows: [
      { x: 236, y: 250, radius: 200, color: '#d9c4ff' },
      { x: 430, y: 190, radius: 150, color: '#ffc4bc' },
      { x: 1330, y: 240, radius: 190, color: '#ffc4bc' },
      { x: 1480, y: 180, radius: 140, color: '#d9c4ff' },
      { x: 790, y: 220, radius: 360, color: '#a9e6f0' },
      { x: 200, y: 540, radius: 130, color: '#ffb09a' },
      { x: 1420, y: 540, radius: 130, color: '#ffb09a' },
      { x: 1120, y: 390, radius: 120, color: '#ffd08a' },
    ],
  },
  table: {
    cloth: cloth('scallops', '#d5e9e3', LAGOON, 54),
    china: '#f2c3b2',
    accent: '#d9b06a',
    icing: '#f1f8f4',
    drip: LAGOON,
    crown:
      place(0, 4, shell(CORAL), { scale: 0.62 }) +
      place(-42, -4, starfish(SUN), { scale: 0.3 }) +
      place(42, -4, starfish(PEARL), { scale: 0.3 }),
    centerpiece:
      place(0, 0, coral(CORAL), { scale: 0.86 }) +
      place(-44, 6, shell(PEARL), { scale: 0.5 }) +
      place(40, 8, starfish(SUN), { scale: 0.4 }),
    treats: [
      macarons([LAGOON, PEARL, CORAL]),
      place(-28, 8, cookie(shell(PEARL))) +
        place(26, 10, cookie(shell(CORAL))) +
        place(0, -10, cookie(starfish(SUN))),
    ],
  },
}
