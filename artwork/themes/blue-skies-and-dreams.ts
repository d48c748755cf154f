import { cloth } from '../paper/paint.ts'
import { place, stroke } from '../paper/shapes.ts'
import { bear } from '../parts/animals.ts'
import { basket, plant } from '../parts/furnishings.ts'
import { cookie, macarons } from '../parts/pastry.ts'
import { airBalloon, cloud, heart, rainbow, star, sun } from '../parts/sky.ts'
import { bunting } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const SKY = '#b9d3e4'
const DUSK = '#7fa3c4'
const CLOUD = '#eef4f6'
const PEACH = '#f3c3a5'
const SUN = '#f3d08a'
const ROSE = '#e6a9ac'
const CREAM = '#fdf6ea'

const hanging = (x: number, drop: number, thing: string, scale: number): string =>
  stroke(`M${x} 0V${drop}`, '#ffffffaa', 2) + place(x, drop, thing, { scale })

const mural = [
  place(1330, 190, sun(SUN), { scale: 0.72 }),
  place(420, 600, rainbow([ROSE, PEACH, SUN, '#b5cfb0', DUSK], 380, 40)),
  place(
    150,
    420,
    airBalloon([cloth('plain', DUSK, CREAM), cloth('plain', CREAM, DUSK), cloth('plain', SKY, CREAM)], ROSE),
    { scale: 0.92, tilt: -4 },
  ),
  place(
    800,
    400,
    airBalloon(
      [cloth('plain', PEACH, CREAM), cloth('stripes', CREAM, PEACH, 40), cloth('plain', ROSE, CREAM)],
      DUSK,
    ),
    { scale: 1.08, tilt: 3 },
  ),
  place(
    1150,
    470,
    airBalloon(
      [cloth('plain', SUN, CREAM), cloth('dots', CREAM, SUN, 34), cloth('plain', PEACH, CREAM)],
      ROSE,
    ),
    { scale: 0.66, tilt: -5 },
  ),
  place(
    1470,
    500,
    airBalloon([cloth('plain', ROSE, CREAM), cloth('plain', CREAM, ROSE), cloth('plain', DUSK, CREAM)], SUN),
    { scale: 0.58, tilt: 4 },
  ),
  ...[
    [60, 250, 0.8],
    [420, 170, 0.78],
    [1060, 190, 0.66],
    [1540, 320, 0.9],
    [620, 320, 0.56],
  ].map(([x = 0, y = 0, scale = 1]) => place(x, y, cloud(CLOUD), { scale })),
  ...repeatClouds(),
].join('')

function repeatClouds(): string[] {
  return Array.from({ length: 9 }, (_, i) =>
    place(i * 205 - 20, 590 + (i % 2) * 16, cloud(i % 2 ? CLOUD : '#dfeaf1'), {
      scale: 1.2 + (i % 3) * 0.16,
      mirrored: i % 2 === 1,
    }),
  )
}

const cloths = [
  cloth('plain', CREAM, SKY),
  cloth('stars', DUSK, CREAM, 24),
  cloth('stripes', CREAM, PEACH, 22),
  cloth('dots', ROSE, CREAM, 20),
]

export const blueSkiesAndDreams: Theme = {
  slug: 'blue-skies-and-dreams',
  wall: '#a9cbe0',
  panel: '#eef3f3',
  floor: '#c9a683',
  wood: '#c49a70',
  sheet: '#fffcf5',
  green: '#9db39a',
  rug: [
    cloth('plain', '#dbe8ee', CREAM),
    cloth('stars', DUSK, CREAM, 44),
    cloth('plain', CREAM, SKY),
    cloth('plain', SUN, CREAM),
  ],
  dresses: [
    {
      canvas: cloth('plain', '#fdf8ee', SKY),
      lining: cloth('stars', DUSK, CREAM, 26),
      trim: SUN,
      duvet: cloth('stars', '#c9dfec', '#ffffff', 36),
      throw: PEACH,
      pillows: [
        cloth('stripes', CREAM, DUSK, 28),
        cloth('stars', SUN, CREAM, 26),
        cloth('plain', ROSE, CREAM),
      ],
      toy: place(0, 0, bear('#e2cdb4', DUSK), { scale: 0.62 }),
    },
    {
      canvas: cloth('stripes', '#fdf8ee', '#d6e5ee', 60),
      lining: cloth('dots', PEACH, CREAM, 24),
      trim: DUSK,
      duvet: cloth('dots', '#fbe3d2', '#e9a98c', 34),
      throw: DUSK,
      pillows: [
        cloth('dots', SKY, CREAM, 26),
        cloth('stripes', CREAM, PEACH, 26),
        cloth('stars', DUSK, CREAM, 22),
      ],
      toy: '',
    },
  ],
  mural,
  overhead:
    bunting({ from: [-20, 16], to: [1620, 16], sag: 44 }, cloths, 48) +
    [
      [230, 150, 0.4],
      [560, 110, 0.32],
      [1010, 130, 0.4],
      [1250, 90, 0.3],
      [1520, 140, 0.36],
    ]
      .map(([x = 0, drop = 0, scale = 1], i) => hanging(x, drop, i % 2 ? heart(ROSE) : star(SUN), scale))
      .join(''),
  topper: place(0, 12, cloud(CLOUD), { scale: 0.4 }) + place(24, -18, star(SUN), { scale: 0.34, tilt: 12 }),
  corners: [
    plant('#e9d3b8', '#9db39a'),
    basket('#d3ab7c', [DUSK, PEACH]) + place(-92, 12, bear('#c9a98a', ROSE), { scale: 0.8 }),
  ],
  night: {
    darkness: '#3f4a80',
    window: false,
    glows: [
      { x: 150, y: 220, radius: 210, color: '#ffcf9a' },
      { x: 800, y: 210, radius: 260, color: '#ffb98a' },
      { x: 1150, y: 340, radius: 170, color: '#ffd98a' },
      { x: 1470, y: 400, radius: 150, color: '#ffb0a8' },
      { x: 1330, y: 190, radius: 230, color: '#ffe6a6' },
      { x: 420, y: 170, radius: 150, color: '#cfd8ff' },
    ],
  },
  table: {
    cloth: cloth('stars', '#d4e6f0', '#ffffff', 46),
    china: '#f4d9c6',
    accent: DUSK,
    icing: '#f5fafc',
    drip: '#9fc0d8',
    crown:
      place(-20, 4, cloud('#ffffff'), { scale: 0.42 }) + place(22, -34, star(SUN), { scale: 0.5, tilt: 10 }),
    centerpiece: place(
      0,
      0,
      airBalloon(
        [cloth('plain', PEACH, CREAM), cloth('stripes', CREAM, PEACH, 40), cloth('plain', ROSE, CREAM)],
        DUSK,
      ),
      { scale: 0.66 },
    ),
    treats: [
      macarons([SKY, CREAM, PEACH]),
      place(-26, -4, cookie(star(SUN))) +
        place(26, 0, cookie(star(PEACH))) +
        place(0, -18, cookie(heart(ROSE))),
    ],
  },
}
