import { cloth } from '../paper/paint.ts'
import { place, repeat } from '../paper/shapes.ts'
import { bunny, paperBunny } from '../parts/animals.ts'
import { blossom, mushroom, posy, tulip } from '../parts/flowers.ts'
import { basket, tallPlant } from '../parts/furnishings.ts'
import { grass, hills, picketFence, tree } from '../parts/garden.ts'
import { cookie, macarons } from '../parts/pastry.ts'
import { butterfly, cloud, sun } from '../parts/sky.ts'
import { bunting } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const SAGE = '#a3b48c'
const MOSS = '#7f9a70'
const BUTTER = '#f2d489'
const PINK = '#e9a9a0'
const CREAM = '#faf1e0'
const LILAC = '#c9b3d6'
const SKY = '#cfe0dc'

const flowers = [PINK, CREAM, BUTTER, LILAC]
const row = [PINK, BUTTER, LILAC, CREAM]

const tulips = repeat(13, (i) =>
  place(50 + i * 125 + (i % 3) * 16, 590, tulip(row[i % 4] ?? PINK, MOSS), {
    scale: 0.8 + (i % 3) * 0.14,
    tilt: -4 + (i % 3) * 4,
  }),
)

const mural = [
  place(1190, 150, sun(BUTTER), { scale: 0.8 }),
  place(270, 200, cloud('#e3efe9'), { scale: 0.8 }),
  place(850, 150, cloud('#e3efe9'), { scale: 0.62 }),
  place(1480, 250, cloud('#e3efe9'), { scale: 0.6 }),
  hills(390, 60, '#c4d3b0', 620, -120),
  place(150, 480, tree(SAGE, '#a98263', PINK, 'left'), { scale: 0.98 }),
  place(1450, 480, tree(SAGE, '#a98263', BUTTER, 'right'), { scale: 1.04 }),
  hills(450, 50, '#acc199', 620, 160),
  place(800, 450, paperBunny('#f3e6d5'), { scale: 0.9 }),
  place(455, 468, paperBunny('#dcbfa3'), { scale: 0.72 }),
  place(1140, 462, paperBunny('#e9d3c0'), { scale: 0.66, mirrored: true }),
  picketFence(540, '#fbf4e6'),
  grass(-10, 566, 1620, [MOSS, SAGE, '#90a97c']),
  tulips,
  place(560, 250, butterfly(PINK), { tilt: 18, scale: 0.7 }),
  place(1010, 300, butterfly(LILAC), { tilt: -20, scale: 0.6 }),
].join('')

const cloths = [
  cloth('gingham', CREAM, PINK, 24),
  cloth('dots', SAGE, CREAM, 22),
  cloth('sprigs', CREAM, MOSS, 22),
  cloth('plain', BUTTER, CREAM),
]

export const bunnyGarden: Theme = {
  slug: 'bunny-garden',
  wall: SKY,
  panel: '#f3ecdc',
  floor: '#cda67c',
  wood: '#c1956a',
  sheet: '#fffaf0',
  green: MOSS,
  rug: [
    cloth('plain', '#b7c7a0', CREAM),
    cloth('sprigs', '#f6eedb', MOSS, 44),
    cloth('plain', PINK, CREAM),
    cloth('dots', '#fbe9dd', PINK, 34),
  ],
  dresses: [
    {
      canvas: cloth('plain', '#fbf4e6', SAGE),
      lining: cloth('gingham', '#fbf0e6', PINK, 26),
      trim: PINK,
      duvet: cloth('sprigs', '#fbf2e4', MOSS, 34),
      throw: PINK,
      pillows: [
        cloth('gingham', '#fff6ee', PINK, 26),
        cloth('dots', SAGE, CREAM, 24),
        cloth('plain', BUTTER, CREAM),
      ],
      toy: place(0, 0, bunny('#efe0cf', PINK), { scale: 0.66 }),
    },
    {
      canvas: cloth('plain', '#eef0de', SAGE),
      lining: cloth('sprigs', SAGE, CREAM, 26),
      trim: BUTTER,
      duvet: cloth('gingham', '#fffaf0', SAGE, 34),
      throw: BUTTER,
      pillows: [
        cloth('sprigs', CREAM, PINK, 24),
        cloth('gingham', '#fffaf0', '#d9b45f', 24),
        cloth('dots', PINK, CREAM, 22),
      ],
      toy: place(0, 0, bunny('#c8a688', SAGE), { scale: 0.6 }),
    },
  ],
  mural,
  overhead:
    bunting({ from: [-20, 24], to: [800, 40], sag: 62 }, cloths, 54) +
    bunting({ from: [800, 40], to: [1620, 24], sag: 62 }, cloths, 54),
  topper: place(0, 0, posy(flowers, MOSS, 'bunny'), { scale: 0.42 }),
  corners: [
    tallPlant('#e5bfa0', MOSS) + place(86, 14, bunny('#e9d6c2', SAGE), { scale: 0.8 }),
    basket('#cda06d', [PINK, SAGE]) + place(-96, 14, mushroom(PINK), { scale: 0.9 }),
  ],
  night: { darkness: '#454a76', window: true, glows: [{ x: 1190, y: 150, radius: 150, color: '#ffd98a' }] },
  table: {
    cloth: cloth('gingham', '#fffaf0', '#b7c7a0', 46),
    china: '#f0c3b8',
    accent: '#a9bb90',
    icing: '#fff6e6',
    drip: '#e9a9a0',
    crown: place(0, 10, bunny('#fdf3e6', BUTTER), { scale: 0.62 }),
    centerpiece:
      repeat(5, (i) =>
        place(-36 + i * 18, -40, tulip(row[i % 4] ?? PINK, MOSS), { tilt: -20 + i * 10, scale: 0.9 }),
      ) + place(0, 6, basket('#cda06d', [PINK, SAGE]), { scale: 0.62 }),
    treats: [
      macarons([PINK, BUTTER, '#bcd0a6']),
      place(-24, -4, cookie(blossom(PINK))) +
        place(26, 2, cookie(blossom(BUTTER))) +
        place(2, -18, cookie(blossom(LILAC)), { scale: 0.9 }),
    ],
  },
}
