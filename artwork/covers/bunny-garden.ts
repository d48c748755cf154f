import { carrot, carrotBed, rabbitHutch } from '../landmarks/rabbit-hutch.ts'
import { cloth } from '../paper/paint.ts'
import { place, repeat } from '../paper/shapes.ts'
import { paperBunny } from '../parts/animals.ts'
import { tulip } from '../parts/flowers.ts'
import { basket } from '../parts/furnishings.ts'
import { grass, hills, picketFence, tree } from '../parts/garden.ts'
import { morning, rays } from '../parts/hours.ts'
import { lawn, sky, tufts } from '../parts/meadow.ts'
import { butterfly, cloud, sun } from '../parts/sky.ts'
import { bunting } from '../parts/strings.ts'
import { bunnyGarden as theme } from '../themes/bunny-garden.ts'
import { type Spot, tents } from '../views/tents.ts'

const SAGE = '#a3b48c'
const MOSS = '#7f9a70'
const PETALS = ['#fbf4e6', '#f2b9ae', '#f2d489', '#d5c2e0']

const FACING: Spot[] = [
  { x: 300, y: 916, scale: 1.02, turned: 'right' },
  { x: 1300, y: 916, scale: 1.02, turned: 'left' },
]

const pennants = [
  cloth('gingham', '#fff6ee', '#e9a9a0', 24),
  cloth('dots', SAGE, '#fff6ee', 22),
  cloth('plain', '#f2d489', '#fff6ee'),
]

const border = (from: number, count: number): string =>
  repeat(count, (i) =>
    place(from + i * 58, 1216 + (i % 2) * 12, tulip(PETALS[(i + 1) % 4] ?? SAGE, MOSS), {
      scale: 0.95 + (i % 3) * 0.16,
      tilt: -6 + (i % 4) * 4,
    }),
  )

/** Early morning in the garden: two teepees facing each other, the rabbits' house between them. */
export const bunnyGardenCover = (): string =>
  [
    sky(['#bcdde0', '#dcebdd', '#fbeecb'], 560),
    place(190, 250, sun('#f8d98f'), { scale: 0.9 }),
    place(640, 170, cloud('#f4f7ee'), { scale: 0.8 }),
    place(1220, 130, cloud('#f4f7ee'), { scale: 0.66 }),
    hills(400, 60, '#c9d8b6', 700, -120),
    hills(470, 50, '#b4c8a0', 700, 160),
    place(560, 560, tree(SAGE, '#a98263', '#e9a9a0', 'left'), { scale: 0.8 }),
    place(1090, 560, tree('#95ab80', '#a98263', '#f2d489', 'right'), { scale: 0.92 }),
    place(0, 30, picketFence(580, '#fbf4e6')),
    lawn(600, '#9dbb7d'),
    grass(-10, 640, 1620, [MOSS, SAGE, '#93ad7e']),
    tufts([20, 700], [1580, 1150], 60, '#8fae76', PETALS, 'bunny lawn'),
    place(800, 850, rabbitHutch('#d3a878', '#d98f83', '#bcd0a6')),
    tents(theme, FACING),
    bunting({ from: [300, 300], to: [1300, 300], sag: 62 }, pennants, 50),
    place(520, 1110, paperBunny('#f3e6d5'), { scale: 0.72 }),
    place(800, 1110, carrotBed(6, '#7fa565')),
    place(1070, 1100, paperBunny('#cfa98c'), { scale: 0.62, mirrored: true }),
    place(1268, 1150, basket('#cda06d', ['#e8925a', '#e9a06c']), { scale: 0.8 }),
    place(1160, 1156, carrot('#7fa565'), { scale: 0.9, tilt: -8 }),
    place(640, 1158, carrot('#7fa565'), { scale: 0.86, tilt: 12 }),
    border(-10, 7),
    border(1330, 6),
    place(520, 420, butterfly('#e9a9a0'), { tilt: 18, scale: 0.66 }),
    place(1010, 330, butterfly('#c9b3d6'), { tilt: -20, scale: 0.56 }),
    rays('#fff2c0', '66'),
    morning(),
  ].join('')
