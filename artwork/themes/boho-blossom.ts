import { cloth } from '../paper/paint.ts'
import { place } from '../paper/shapes.ts'
import { bear } from '../parts/animals.ts'
import { blossom, branch, pampas, posy } from '../parts/flowers.ts'
import { basket, plant } from '../parts/furnishings.ts'
import { croissant, macarons } from '../parts/pastry.ts'
import { rainbow } from '../parts/sky.ts'
import { beads, tassels } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const TERRACOTTA = '#c9785f'
const CLAY = '#dd9d83'
const SAND = '#ecd3b4'
const CREAM = '#f7ead8'
const OCHRE = '#d9a35a'
const SAGE = '#9aa583'
const BLUSH = '#eec0ae'

const flowers = [TERRACOTTA, BLUSH, OCHRE, CLAY, CREAM]

const bigFlower = (x: number, y: number, color: string, scale: number): string =>
  place(x, y, blossom(color, OCHRE, 7), { scale, tilt: x })

const mural = [
  place(800, 610, rainbow([TERRACOTTA, CLAY, OCHRE, SAND, BLUSH], 420, 54)),
  ...[-70, 0, 70].map((x, i) =>
    place(150 + x, 600, pampas(i % 2 ? '#dcbf9a' : '#cfa57e', `left ${i}`), {
      scale: 1.7,
      tilt: -10 + i * 12,
    }),
  ),
  ...[-70, 0, 70].map((x, i) =>
    place(1450 + x, 600, pampas(i % 2 ? '#dcbf9a' : '#cfa57e', `right ${i}`), {
      scale: 1.7,
      tilt: -12 + i * 12,
    }),
  ),
  place(330, 560, branch(SAGE), { scale: 1.5, tilt: 14 }),
  place(1270, 560, branch(SAGE), { scale: 1.5, tilt: -14, mirrored: true }),
  bigFlower(400, 214, TERRACOTTA, 1.3),
  bigFlower(506, 150, BLUSH, 0.95),
  bigFlower(330, 300, OCHRE, 0.8),
  bigFlower(1196, 206, CLAY, 1.3),
  bigFlower(1090, 148, CREAM, 0.95),
  bigFlower(1272, 292, TERRACOTTA, 0.85),
  bigFlower(446, 290, CREAM, 0.6),
  bigFlower(1160, 300, OCHRE, 0.62),
].join('')

export const bohoBlossom: Theme = {
  slug: 'boho-blossom',
  wall: '#f1dfcb',
  panel: '#e6cdb4',
  floor: '#c39a73',
  wood: '#b58559',
  sheet: '#fbf3e6',
  green: SAGE,
  rug: [
    cloth('diamonds', '#e9cfae', '#c98a66', 52),
    cloth('plain', TERRACOTTA, CREAM),
    cloth('diamonds', '#f2dfc3', OCHRE, 44),
    cloth('plain', BLUSH, CREAM),
  ],
  dresses: [
    {
      canvas: cloth('plain', '#f6e9d5', SAND),
      lining: cloth('sprigs', CLAY, '#fbeedd'),
      trim: TERRACOTTA,
      duvet: cloth('sprigs', '#f6dccb', '#b9745f'),
      throw: '#c98f6b',
      pillows: [
        cloth('stripes', CREAM, '#d3a184', 30),
        cloth('dots', CLAY, CREAM, 26),
        cloth('diamonds', '#f3e3c9', OCHRE, 24),
      ],
      toy: place(0, 0, bear('#c79a70', TERRACOTTA), { scale: 0.62 }),
    },
    {
      canvas: cloth('plain', '#f0dcc3', SAND),
      lining: cloth('diamonds', OCHRE, '#fbeedd', 30),
      trim: SAGE,
      duvet: cloth('stripes', '#f5e6cf', '#dba978', 40),
      throw: SAGE,
      pillows: [
        cloth('diamonds', '#f4dfc0', TERRACOTTA, 28),
        cloth('sprigs', '#f7ead8', SAGE, 26),
        cloth('dots', TERRACOTTA, CREAM, 22),
      ],
      toy: '',
    },
  ],
  mural,
  overhead:
    tassels({ from: [-20, 46], to: [800, 70], sag: 60 }, 20, [TERRACOTTA, CREAM, OCHRE, BLUSH, SAGE]) +
    tassels({ from: [800, 70], to: [1620, 46], sag: 60 }, 20, [TERRACOTTA, CREAM, OCHRE, BLUSH, SAGE]) +
    beads({ from: [-20, 20], to: [1620, 20], sag: 26 }, 70, ['#d9b488', '#c9986a', CREAM]),
  topper: place(0, 0, posy(flowers, SAGE, 'boho'), { scale: 0.42 }),
  corners: [plant('#cfa57a', SAGE), basket('#cda06d', [CLAY, CREAM])],
  night: { darkness: '#544071', window: true, glows: [] },
  table: {
    cloth: cloth('sprigs', '#f8ecda', '#cf9c84', 44),
    china: '#e8b7a0',
    accent: OCHRE,
    icing: '#fbeee0',
    drip: CLAY,
    crown: place(0, 0, posy(flowers, SAGE, 'cake'), { scale: 0.5 }),
    centerpiece:
      place(-24, 0, pampas('#d9b58e', 'a'), { scale: 0.8, tilt: -10 }) +
      place(10, 0, pampas('#cfa57e', 'b'), { scale: 0.72, tilt: 10 }) +
      place(0, -50, posy(flowers, SAGE, 'vase'), { scale: 0.6 }),
    treats: [macarons([TERRACOTTA, CREAM, OCHRE]), place(0, 0, croissant())],
  },
}
