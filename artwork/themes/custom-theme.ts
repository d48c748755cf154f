import { cloth } from '../paper/paint.ts'
import { place, repeat, stroke } from '../paper/shapes.ts'
import { bear, fish, paperBunny } from '../parts/animals.ts'
import { brush, paintPot, pencilJar, sketch, splash, swatches, wonderStar } from '../parts/atelier.ts'
import { blossom, rose } from '../parts/flowers.ts'
import { cookie, macarons } from '../parts/pastry.ts'
import { airBalloon, cloud, heart, star } from '../parts/sky.ts'
import { bunting } from '../parts/strings.ts'
import type { Theme } from './theme.ts'

const CORAL = '#ec8f80'
const AQUA = '#7fc3bd'
const HONEY = '#f0c26f'
const VIOLET = '#a994cf'
const SKY = '#9fc0dd'
const ROSE = '#e5a2b0'
const CANVAS = '#faf4e8'

const rainbow = [CORAL, HONEY, AQUA, SKY, VIOLET, ROSE]

const dashedTent = (x: number, y: number, scale: number, color: string): string =>
  place(
    x,
    y,
    stroke(
      'M-70 0 0-180 70 0ZM-26 0Q-10-40 0-110 10-40 26 0M-10-200 0-180 12-204',
      color,
      4,
      'stroke-dasharray="10 9"',
    ),
    { scale },
  )

const mural = [
  ...[
    [170, 230, 1.5, CORAL],
    [430, 380, 1.2, HONEY],
    [800, 250, 2.2, SKY],
    [1160, 390, 1.25, VIOLET],
    [1420, 220, 1.55, AQUA],
    [590, 130, 0.9, ROSE],
    [1040, 130, 0.9, HONEY],
  ].map(([x, y, scale, color]) =>
    place(Number(x), Number(y), splash(String(color)), { scale: Number(scale) }),
  ),
  place(250, 300, sketch(190, 220, dashedTent(0, 80, 0.8, CORAL)), { tilt: -5 }),
  place(468, 210, sketch(150, 150, place(0, 34, paperBunny('#e8cdb6'), { scale: 0.62 }), '#b9d8d3'), {
    tilt: 4,
  }),
  place(
    700,
    170,
    sketch(
      150,
      190,
      place(
        0,
        86,
        airBalloon(
          [cloth('plain', CORAL, CANVAS), cloth('plain', HONEY, CANVAS), cloth('plain', AQUA, CANVAS)],
          VIOLET,
        ),
        { scale: 0.48 },
      ),
      '#d9cbec',
    ),
    { tilt: -3 },
  ),
  place(900, 190, sketch(160, 150, place(0, 6, fish(SKY, HONEY), { scale: 0.72 }), '#f2c9a8'), { tilt: 5 }),
  place(1122, 214, sketch(150, 180, place(0, 0, rose(ROSE), { scale: 1.1 }), '#b9d8d3'), { tilt: -5 }),
  place(1340, 290, sketch(190, 220, dashedTent(0, 80, 0.8, VIOLET)), { tilt: 5 }),
  place(1160, 420, sketch(130, 120, place(0, 26, cloud('#cfe2ee'), { scale: 0.4 }), '#f5d99f'), { tilt: 6 }),
  place(440, 420, sketch(130, 120, place(0, 0, blossom(HONEY), { scale: 0.8 }), '#d9cbec'), { tilt: -6 }),
  ...[
    [90, 130, 0.9, HONEY],
    [360, 110, 0.62, VIOLET],
    [800, 420, 1, CORAL],
    [1240, 120, 0.7, AQUA],
    [1500, 130, 0.92, ROSE],
    [60, 440, 0.6, SKY],
    [1550, 440, 0.62, HONEY],
  ].map(([x, y, scale, color], i) =>
    place(Number(x), Number(y), wonderStar(String(color)), { scale: Number(scale), tilt: -14 + i * 6 }),
  ),
].join('')

const pots = repeat(3, (i) => place(i * 78 - 20, i * 10, paintPot([CORAL, AQUA, HONEY][i] ?? CORAL)))
const tools = place(0, 0, pencilJar(rainbow, '#d9c3e4'), { scale: 1.15 }) + place(-104, 16, paintPot(VIOLET))
const blank = rainbow.map((color) => cloth('plain', color, CANVAS))

export const customTheme: Theme = {
  slug: 'custom-theme',
  wall: '#f3ece4',
  panel: '#efe3ea',
  floor: '#cfae8b',
  wood: '#c79d72',
  sheet: '#fffdf8',
  green: '#9db39a',
  rug: [
    cloth('stripes', '#f6ead8', AQUA, 60),
    cloth('dots', '#fdf6ea', CORAL, 46),
    cloth('plain', HONEY, CANVAS),
    cloth('stars', '#f3eafa', VIOLET, 44),
  ],
  dresses: [
    {
      canvas: cloth('plain', CANVAS, '#e6d8c2'),
      lining: cloth('stars', '#f7e3dc', CORAL, 28),
      trim: AQUA,
      duvet: cloth('stars', '#fdf6ea', VIOLET, 36),
      throw: HONEY,
      pillows: [
        cloth('plain', CORAL, CANVAS),
        cloth('dots', '#fffaf0', AQUA, 24),
        cloth('stars', VIOLET, CANVAS, 24),
      ],
      toy: place(0, 0, bear('#d9bd98', CORAL), { scale: 0.62 }),
    },
    {
      canvas: cloth('plain', '#fbf7ee', '#e6d8c2'),
      lining: cloth('dots', '#e2f1ee', AQUA, 24),
      trim: CORAL,
      duvet: cloth('dots', '#fdf6ea', CORAL, 36),
      throw: VIOLET,
      pillows: [
        cloth('stars', HONEY, CANVAS, 26),
        cloth('plain', AQUA, CANVAS),
        cloth('stripes', CANVAS, ROSE, 24),
      ],
      toy: place(0, -26, wonderStar(HONEY), { scale: 0.5 }),
    },
  ],
  mural,
  overhead:
    bunting({ from: [-20, 12], to: [800, 26], sag: 50 }, blank, 46) +
    bunting({ from: [800, 26], to: [1620, 12], sag: 50 }, blank, 46),
  topper:
    place(0, -6, wonderStar(HONEY), { scale: 0.66 }) +
    place(-36, 14, star(CORAL), { scale: 0.34, tilt: -16 }) +
    place(36, 14, star(AQUA), { scale: 0.34, tilt: 16 }),
  corners: [pots, tools],
  night: {
    darkness: '#4d447c',
    window: true,
    glows: [
      { x: 90, y: 130, radius: 140, color: '#ffe08a' },
      { x: 1500, y: 130, radius: 140, color: '#ffb0c0' },
      { x: 170, y: 230, radius: 220, color: '#ff9f90' },
      { x: 1420, y: 220, radius: 220, color: '#90e6dc' },
    ],
  },
  table: {
    cloth: cloth('plain', '#fbf5ea', CANVAS),
    china: '#cfe6e2',
    accent: HONEY,
    icing: '#fffaf2',
    drip: CORAL,
    crown:
      place(0, -30, wonderStar(HONEY), { scale: 0.9 }) +
      place(-44, -4, star(AQUA), { scale: 0.36, tilt: -14 }) +
      place(44, -4, heart(ROSE), { scale: 0.34, tilt: 14 }),
    centerpiece:
      place(-30, 0, pencilJar(rainbow, '#cfe0e8')) +
      place(52, 16, swatches(rainbow), { scale: 0.66 }) +
      place(-86, 20, brush(VIOLET, '#c79d72'), { scale: 0.6, tilt: 70 }),
    treats: [
      macarons([CORAL, HONEY, AQUA]),
      place(-28, -2, cookie(star(HONEY))) +
        place(28, 0, cookie(heart(CORAL))) +
        place(0, -18, cookie(blossom(VIOLET))),
    ],
  },
}
