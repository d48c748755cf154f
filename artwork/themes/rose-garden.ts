import { cloth } from '../paper/paint.ts'
import { place, repeat, stroke } from '../paper/shapes.ts'
import { bunny } from '../parts/animals.ts'
import { branch, posy, rose, trail } from '../parts/flowers.ts'
import { basket, plant } from '../parts/furnishings.ts'
import { grass, hills, trellis } from '../parts/garden.ts'
import { cookie, macarons } from '../parts/pastry.ts'
import { butterfly, cloud } from '../parts/sky.ts'
import { hung } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const DEEP = '#b65f6d'
const ROSE = '#dc929a'
const SHELL = '#f1c1ba'
const IVORY = '#fbf0e4'
const APRICOT = '#efb994'
const LEAF = '#8ba27c'
const MAUVE = '#b98fa3'

const tones = [DEEP, SHELL, ROSE, IVORY, APRICOT]
const bloom = (i: number): string => rose(tones[i % 5] ?? ROSE)

/** Points along half an arch of the given radius. */
const arch = (cx: number, base: number, rx: number, top: number): [number, number][] =>
  Array.from({ length: 33 }, (_, i) => {
    const share = i / 32
    if (share < 0.3) return [cx - rx, base - (base - top - rx) * (share / 0.3)]
    if (share > 0.7) return [cx + rx, base - (base - top - rx) * ((1 - share) / 0.3)]
    const angle = Math.PI * (1 - (share - 0.3) / 0.4)
    return [cx + Math.cos(angle) * rx, top + rx - Math.sin(angle) * rx]
  })

const rosyArch = (cx: number, rx: number, top: number, seed: string): string =>
  stroke(`M${cx - rx} 600V${top + rx}A${rx} ${rx} 0 0 1 ${cx + rx} ${top + rx}V600`, '#fbf3e8', 16) +
  stroke(
    `M${cx - rx + 26} 600V${top + rx}A${rx - 26} ${rx - 26} 0 0 1 ${cx + rx - 26} ${top + rx}V600`,
    '#f3e4d6',
    7,
  ) +
  trail(arch(cx, 600, rx, top), LEAF, bloom, seed)

const mural = [
  place(260, 190, cloud('#fbe6de'), { scale: 0.7 }),
  place(1370, 170, cloud('#fbe6de'), { scale: 0.66 }),
  place(790, 330, cloud('#fdeee6'), { scale: 0.8 }),
  hills(440, 44, '#d3cfae', 620, 60),
  hills(500, 36, '#b9c09a', 620, -160),
  trellis(0, 150, 230, 430, '#f7eadd'),
  trellis(1370, 150, 230, 430, '#f7eadd'),
  rosyArch(800, 300, 70, 'great arch'),
  trail(
    Array.from({ length: 26 }, (_, i): [number, number] => [30 + (i % 5) * 44 + (i % 3) * 8, 170 + i * 16]),
    LEAF,
    bloom,
    'left trellis',
  ),
  trail(
    Array.from({ length: 26 }, (_, i): [number, number] => [1390 + (i % 5) * 42 + (i % 3) * 8, 170 + i * 16]),
    LEAF,
    (i) => bloom(i + 2),
    'right trellis',
  ),
  ...[330, 430, 1170, 1270, 650, 950].map((x, i) =>
    place(x, 580, branch(LEAF, 5), { scale: 0.9, tilt: -10 + i * 4 }),
  ),
  repeat(15, (i) =>
    place(24 + i * 112, 548 + (i % 3) * 14, bloom(i), { scale: 0.6 + (i % 4) * 0.1, tilt: i * 31 }),
  ),
  grass(-10, 584, 1620, [LEAF, '#a3b48c', '#7d9570'], 'rose grass'),
  place(620, 230, butterfly(APRICOT), { tilt: 20, scale: 0.7 }),
  place(1000, 280, butterfly(MAUVE), { tilt: -24, scale: 0.62 }),
].join('')

export const roseGarden: Theme = {
  slug: 'rose-garden',
  wall: '#f2d3c8',
  panel: '#f8e8dc',
  floor: '#bd927a',
  wood: '#bf9270',
  sheet: '#fffaf3',
  green: LEAF,
  rug: [
    cloth('plain', SHELL, IVORY),
    cloth('sprigs', IVORY, LEAF, 46),
    cloth('plain', ROSE, IVORY),
    cloth('diamonds', '#f8e2d6', DEEP, 46),
  ],
  dresses: [
    {
      canvas: cloth('plain', '#fcf2e8', SHELL),
      lining: cloth('sprigs', ROSE, IVORY, 26),
      trim: DEEP,
      duvet: cloth('sprigs', '#fae3da', DEEP, 34),
      throw: LEAF,
      pillows: [
        cloth('sprigs', IVORY, ROSE, 26),
        cloth('plain', DEEP, IVORY),
        cloth('gingham', IVORY, APRICOT, 24),
      ],
      toy: place(0, 0, bunny('#f2dfd3', DEEP), { scale: 0.64 }),
    },
    {
      canvas: cloth('plain', '#f6dcd3', ROSE),
      lining: cloth('gingham', IVORY, SHELL, 28),
      trim: LEAF,
      duvet: cloth('gingham', '#fff7ef', ROSE, 36),
      throw: APRICOT,
      pillows: [
        cloth('gingham', IVORY, LEAF, 26),
        cloth('sprigs', '#f8dfd6', DEEP, 24),
        cloth('plain', MAUVE, IVORY),
      ],
      toy: '',
    },
  ],
  mural,
  overhead:
    hung(
      { from: [-20, 6], to: [800, 14], sag: 64 },
      22,
      (i) => place(0, 0, bloom(i), { scale: 0.44, tilt: i * 40 }),
      true,
    ) +
    hung(
      { from: [800, 14], to: [1620, 6], sag: 64 },
      22,
      (i) => place(0, 0, bloom(i + 3), { scale: 0.44, tilt: i * 40 }),
      true,
    ),
  topper: place(0, 0, posy([DEEP, ROSE, IVORY, SHELL], LEAF, 'rose'), { scale: 0.44 }),
  corners: [
    plant('#dba58f', LEAF) + place(0, -150, posy([DEEP, ROSE, SHELL], LEAF, 'pot'), { scale: 0.5 }),
    basket('#c99a72', [SHELL, LEAF]) + place(-96, 12, bunny('#e7cdbd', ROSE), { scale: 0.8 }),
  ],
  night: {
    darkness: '#553f70',
    window: true,
    glows: [
      { x: 110, y: 330, radius: 200, color: '#ffb8a8' },
      { x: 1490, y: 330, radius: 200, color: '#ffb8a8' },
    ],
  },
  table: {
    cloth: cloth('sprigs', '#fff6ee', ROSE, 46),
    china: SHELL,
    accent: '#d7a877',
    icing: '#fdf3ea',
    drip: ROSE,
    crown:
      place(0, -6, rose(DEEP), { scale: 0.6 }) +
      place(-36, 4, rose(SHELL), { scale: 0.44 }) +
      place(36, 4, rose(APRICOT), { scale: 0.44 }),
    centerpiece:
      place(0, -74, posy([DEEP, IVORY, ROSE], LEAF, 'vase top'), { scale: 0.74 }) +
      place(0, -40, posy([ROSE, SHELL, DEEP], LEAF, 'vase'), { scale: 0.78 }) +
      place(0, 0, basket('#c99a72', [SHELL, LEAF]), { scale: 0.4 }),
    treats: [
      macarons([ROSE, IVORY, APRICOT]),
      place(-28, -2, cookie(rose(DEEP))) +
        place(28, 0, cookie(rose(SHELL))) +
        place(0, -18, cookie(rose(ROSE))),
    ],
  },
}
