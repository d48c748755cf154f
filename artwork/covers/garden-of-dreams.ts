import { bulrush, lilyPad, moonPond } from '../landmarks/moon-pond.ts'
import { down, glow } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { circle, oval, place, repeat } from '../paper/shapes.ts'
import { blossom, mushroom } from '../parts/flowers.ts'
import { lantern } from '../parts/furnishings.ts'
import { firefly, fronds, grass, hills, tree } from '../parts/garden.ts'
import { lawn, sky } from '../parts/meadow.ts'
import { drawLightPool, nightfall } from '../parts/night-light.ts'
import { butterfly, fullMoon, starField } from '../parts/sky.ts'
import { fairyLights } from '../parts/strings.ts'
import { gardenOfDreams as theme } from '../themes/garden-of-dreams.ts'
import { drawBloom, drawLight, type Spot, tents } from '../views/tents.ts'

const TEAL = '#3f6f74'
const FERN = '#6f9c82'
const LILAC = '#b9a3d6'
const ORCHID = '#d59ac0'
const MOON = '#ffe9b8'

const AROUND_THE_POND: Spot[] = [
  { x: 172, y: 812, scale: 0.66, turned: 'right' },
  { x: 478, y: 700, scale: 0.5, facing: 0.5 },
  { x: 800, y: 650, scale: 0.46 },
  { x: 1122, y: 700, scale: 0.5, facing: -0.5 },
  { x: 1428, y: 812, scale: 0.66, turned: 'left' },
]
const LANTERNS: [number, number][] = [
  [330, 1040],
  [1270, 1040],
]
const LEAVES = [TEAL, '#56877f', FERN, '#345a66']
const random = seeded('pond garden')

const plants = [
  place(-10, 1240, fronds(LEAVES, 9, 320, -20, 80)),
  place(1610, 1240, fronds(LEAVES, 9, 320, -80, 20)),
  repeat(13, (i) =>
    place(
      i < 7 ? 30 + i * 62 : 1130 + (i - 6) * 72,
      1180 + random.between(-26, 20),
      blossom([LILAC, ORCHID, '#efe6f2', '#8fb5d0'][i % 4] ?? LILAC, MOON, 5 + (i % 3)),
      { scale: random.between(0.5, 0.86), tilt: random.between(0, 60) },
    ),
  ),
  place(180, 1130, mushroom(ORCHID), { scale: 1.3 }),
  place(236, 1146, mushroom(LILAC), { scale: 0.9 }),
  place(1430, 1136, mushroom(ORCHID), { scale: 1.1 }),
  grass(-10, 1216, 1620, [TEAL, FERN, '#4d7d78'], 'shore grass'),
].join('')

const garlands = [
  [172, 384, 478, 374],
  [478, 374, 800, 348],
  [800, 348, 1122, 374],
  [1122, 374, 1428, 384],
].map(([ax = 0, ay = 0, bx = 0, by = 0]) => fairyLights({ from: [ax, ay], to: [bx, by], sag: 30 }, 9, 6, 1))

const garden = [
  sky(['#1d2450', '#2f4272', '#5a6a9c', '#8f8fb8'], 470),
  starField(1600, 380, 170, MOON, 'dream sky'),
  place(560, 170, fullMoon(MOON), { scale: 1.1 }),
  hills(400, 60, '#4a5f86', 720, 80),
  hills(450, 46, '#41657a', 720, -140),
  place(90, 560, tree('#4d7d78', '#6b5a66', LILAC, 'night left'), { scale: 1.15 }),
  place(1510, 560, tree('#4d7d78', '#6b5a66', ORCHID, 'night right'), { scale: 1.25 }),
  lawn(530, '#5c8f80'),
  tents(theme, AROUND_THE_POND, { lit: true }),
  place(800, 1000, moonPond('#a6c6e8', '#7d8a9a', -170), { scale: 0.86 }),
  place(470, 950, bulrush(FERN), { scale: 0.7 }),
  place(430, 975, bulrush(TEAL), { scale: 0.86, tilt: -8 }),
  place(1186, 946, bulrush(FERN), { scale: 0.7, tilt: 6 }),
  place(930, 1040, lilyPad('#7fae8c', ORCHID), { scale: 0.9 }),
  place(1070, 984, lilyPad('#6f9c82', '#efe6f2'), { scale: 0.66, tilt: 12 }),
  place(800, 1080, lilyPad('#6f9c82'), { scale: 0.74, tilt: -20 }),
  place(990, 940, lilyPad('#7fae8c'), { scale: 0.46 }),
  LANTERNS.map(([x, y]) => place(x, y, lantern('#7d5b4b'), { scale: 0.6 })).join(''),
  plants,
].join('')

const lights =
  drawLight(AROUND_THE_POND) +
  LANTERNS.map(([x, y]) => drawLightPool(x, y - 30, 150)).join('') +
  oval(654, 1000, 400, 180, glow('#dfe6ff', 1)) +
  drawLightPool(800, 1190, 500)

const blooms =
  drawBloom(AROUND_THE_POND) + LANTERNS.map(([x, y]) => circle(x, y - 34, 90, glow('#ffb45e', 0.5))).join('')

/** Night: five small teepees around a pond in which the moon is swimming. */
export const gardenOfDreamsCover = (): string =>
  [
    garden,
    nightfall(down('#ffffff', '#f4eefa', '#c9c0e6', '#aaa6d8', '#8a86be'), lights, blooms),
    ...garlands,
    repeat(34, () =>
      place(random.between(60, 1540), random.between(420, 1130), firefly(), {
        scale: random.between(0.5, 1.1),
      }),
    ),
    place(720, 850, butterfly('#a9cfe0'), { tilt: 24, scale: 0.7 }),
    place(1180, 560, butterfly(ORCHID), { tilt: -16, scale: 0.5 }),
  ].join('')
