import { across, cloth, down, fabric, glow } from '../paper/paint.ts'
import { box, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { popcorn, popcornBox } from '../parts/popcorn.ts'
import { bunting } from '../parts/strings.ts'
import { bohoBlossom } from '../themes/boho-blossom.ts'
import { behind, byDay } from './setting.ts'

const RED = '#d9736c'
const GOLD = '#e0b066'

const awning = (): string =>
  lift(
    4,
    path('M-250 0-210-110H210L250 0Z', fabric(cloth('stripes', '#fff7ea', RED, 110))) +
      repeat(8, (i) => path(d`M${-250 + i * 62.5} 0h62.5v20a31 31 0 0 1-62.5 0Z`, i % 2 ? '#fff7ea' : RED)),
  ) + path('M-250 0-210-110H210L250 0Z', down('#ffffff44', '#4b293722'))

const kettle = (): string =>
  stroke('M0-330V-250', GOLD, 8) +
  lift(
    2,
    path('M-62-250H62Q58-186 0-186-58-186-62-250Z', across('#f6d79a', GOLD, '#a9773c')) +
      oval(0, -250, 62, 13, '#fff0c8'),
  )

const wheel = (): string =>
  lift(
    3,
    circle(0, 0, 92, 'none', `stroke="${RED}" stroke-width="17"`) +
      repeat(6, (i) => place(0, 0, stroke('M0-84V84', GOLD, 8), { tilt: i * 30 })) +
      circle(0, 0, 22, GOLD),
  )

const cart = (): string =>
  [
    place(0, 4, grounding(330, 34, 0.5)),
    lift(3, box(-250, -300, 18, 300, '#a9785a', 6) + box(232, -300, 18, 300, '#a9785a', 6)),
    box(-200, -680, 400, 350, '#fdf3dd66', 6),
    place(0, -330, kettle(), { scale: 1 }),
    oval(0, -470, 220, 180, glow('#ffe2a0', 0.9)),
    place(0, -336, popcorn(390, 150, 'cart')),
    stroke('M-200-690V-330M200-690V-330', GOLD, 14),
    path('M-180-660-120-660-180-470ZM-100-660-80-660-180-400V-440Z', '#ffffff55'),
    lift(4, box(-230, -340, 460, 230, down('#e58a80', RED, '#b9574f'), 14)),
    box(-206, -316, 412, 182, 'none', 8, `stroke="${GOLD}" stroke-width="6"`),
    lift(1.5, oval(0, -226, 150, 62, '#fff4de')),
    place(0, -226, path('M0 34C-46 0-44-38-18-38-6-38 0-28 0-22 0-28 6-38 18-38 44-38 46 0 0 34Z', RED)),
    place(-70, -226, popcorn(60, 9, 'sign')),
    place(80, -226, popcorn(60, 9, 'sign 2')),
    place(0, -690, awning()),
    lift(2, box(-250, -124, 500, 22, '#a9785a', 8)),
    stroke('M232-250Q330-258 344-300', GOLD, 12),
    place(-150, -92, wheel()),
    place(150, -92, wheel()),
  ].join('')

export const popcornCart = (): string =>
  byDay(
    behind(bohoBlossom, [
      { x: 210, y: 800, scale: 0.9, facing: 0.6 },
      { x: 1400, y: 800, scale: 0.9, facing: -0.6 },
    ]) +
      bunting(
        { from: [-20, 20], to: [1620, 20], sag: 60 },
        [
          cloth('plain', RED, '#fff'),
          cloth('stripes', '#fff7ea', GOLD, 22),
          cloth('plain', '#f2d8a4', '#fff'),
          cloth('dots', '#fff7ea', RED, 20),
        ],
        56,
      ) +
      place(800, 1090, cart(), { scale: 1.06 }) +
      place(370, 1120, popcornBox(RED), { scale: 1.5 }) +
      place(500, 1140, popcornBox(GOLD), { scale: 1.15 }) +
      place(1240, 1130, popcornBox(RED), { scale: 1.35 }),
  )
