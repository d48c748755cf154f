import { type Arch, roseArch } from '../landmarks/rose-tunnel.ts'
import { cloth, glow } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { oval, place, repeat } from '../paper/shapes.ts'
import { rose } from '../parts/flowers.ts'
import { lantern } from '../parts/furnishings.ts'
import { grass, hills } from '../parts/garden.ts'
import { goldenHour } from '../parts/hours.ts'
import { gardenPath, lawn, sky, tufts } from '../parts/meadow.ts'
import { cake } from '../parts/pastry.ts'
import { butterfly, cloud } from '../parts/sky.ts'
import { cup, roundTable, teapot } from '../parts/table-setting.ts'
import { roseGarden as theme } from '../themes/rose-garden.ts'
import { type Spot, tents } from '../views/tents.ts'

const LEAF = '#8ba27c'
const TONES = ['#b65f6d', '#f1c1ba', '#dc929a', '#fbf0e4', '#efb994']
const bloom = (i: number): string => rose(TONES[i % 5] ?? '#dc929a')

/** From the nearest to the farthest. */
const ARCHES: [Arch, Arch, Arch, Arch] = [
  { cx: 800, base: 1300, rx: 700, top: 56 },
  { cx: 800, base: 1010, rx: 470, top: 166 },
  { cx: 800, base: 850, rx: 318, top: 262 },
  { cx: 800, base: 750, rx: 214, top: 326 },
]

const FRONT: Spot[] = [
  { x: 340, y: 1060, scale: 0.82, turned: 'right', dress: 0 },
  { x: 1260, y: 1060, scale: 0.82, turned: 'left', dress: 1 },
]
const BACK: Spot[] = [
  { x: 566, y: 846, scale: 0.48, turned: 'right', dress: 1 },
  { x: 1034, y: 846, scale: 0.48, turned: 'left', dress: 0 },
]

const random = seeded('petals')
const petals = repeat(46, (i) => {
  const near = random.between(0, 1)
  return place(
    800 + random.between(-1, 1) * (40 + near * 300),
    800 + near * 380,
    oval(0, 0, 12, 6, TONES[i % 5] ?? '#dc929a'),
    { tilt: random.between(0, 180), scale: 0.6 + near * 0.7 },
  )
})

const teaTable =
  place(0, 0, roundTable(250, 66, cloth('sprigs', '#fff6ee', '#dc929a', 46), theme.wood, '#d7a877')) +
  place(0, -14, cake('#fdf3ea', '#dc929a', place(0, -6, rose('#b65f6d'), { scale: 0.6 })), { scale: 0.9 }) +
  place(-150, -4, teapot('#f1c1ba', rose('#b65f6d')), { scale: 0.8 }) +
  place(150, 6, cup('#f1c1ba'), { scale: 0.9 })

/** A late afternoon: tea at the end of a tunnel of roses, two teepees on either side of the path. */
export const roseGardenCover = (): string =>
  [
    sky(['#f6cfc2', '#fbe0d0', '#fdeed8'], 640),
    place(300, 210, cloud('#fdeee6'), { scale: 0.9 }),
    place(1300, 170, cloud('#fdeee6'), { scale: 0.8 }),
    hills(560, 44, '#cdd0ae', 760, 60),
    hills(610, 36, '#b5bf9a', 760, -160),
    oval(800, 560, 420, 320, glow('#fff3d0', 0.95)),
    lawn(660, '#a9b98c'),
    gardenPath(800, 690, '#ecd3bd'),
    petals,
    roseArch(ARCHES[3], LEAF, bloom, 'fourth', 45),
    place(800, 752, teaTable, { scale: 0.44 }),
    roseArch(ARCHES[2], LEAF, bloom, 'third', 61),
    tents(theme, BACK),
    roseArch(ARCHES[1], LEAF, bloom, 'second', 85),
    tufts([20, 1000], [1580, 1190], 40, '#93a97f', TONES, 'rose lawn'),
    tents(theme, FRONT),
    roseArch(ARCHES[0], LEAF, bloom, 'first', 121),
    place(664, 990, lantern('#a97b5c'), { scale: 0.44 }),
    place(936, 990, lantern('#a97b5c'), { scale: 0.44 }),
    repeat(12, (i) =>
      place(i < 6 ? 10 + i * 44 : 1370 + (i - 6) * 48, 1190 + (i % 3) * 14, bloom(i), {
        scale: 0.8,
        tilt: i * 31,
      }),
    ),
    grass(-10, 1224, 1620, [LEAF, '#a3b48c', '#7d9570'], 'rose grass'),
    place(660, 420, butterfly('#efb994'), { tilt: 20, scale: 0.6 }),
    place(960, 480, butterfly('#b98fa3'), { tilt: -24, scale: 0.5 }),
    goldenHour(800, 560),
  ].join('')
