import { across, ball, cloth, down, fabric } from '../paper/paint.ts'
import { box, circle, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { bunny } from '../parts/animals.ts'
import { cushion } from '../parts/cushion.ts'
import { croissant } from '../parts/pastry.ts'
import { cup, drawGlass, plate, vase } from '../parts/table-setting.ts'
import { bunnyGarden } from '../themes/bunny-garden.ts'
import { behind, byDay } from './setting.ts'

const pancakes = (): string =>
  repeat(4, (i) =>
    lift(
      1,
      oval(0, -i * 13, 62 - i * 2, 19, down('#f3cf8e', '#c98f4e')) +
        oval(0, -i * 13 - 4, 58 - i * 2, 15, '#eebf78'),
    ),
  ) +
  lift(
    1,
    path(
      'M-40-46Q-50-62 0-62 50-62 40-46 46-30 34-26 28-14 20-24 10-10 2-26-8-16-16-28-30-22-34-32-46-34-40-46Z',
      '#c9762f',
    ),
  ) +
  lift(1, box(-16, -68, 32, 14, down('#fff0b8', '#f3d27a'), 4)) +
  [
    [-40, -50],
    [38, -54],
    [20, -66],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 9, ball('#e98a90', '#b9485c')))
    .join('')

const fruit = (): string =>
  lift(1.4, path('M-56-34H56Q50 4 20 6H-20Q-50 4-56-34Z', across('#fffaf2', '#f3d8cc', '#d9b3a8'))) +
  repeat(9, (i) =>
    circle(
      -40 + i * 10,
      -38 - (i % 3) * 8,
      12,
      ball(
        ['#f08f8f', '#8a86c4', '#f3c56f'][i % 3] ?? '#f08f8f',
        ['#c95a66', '#5d5a98', '#d99a3f'][i % 3] ?? '#c95a66',
      ),
    ),
  ) +
  oval(0, -32, 56, 9, '#fffaf200', 'stroke="#e9c6ba" stroke-width="4"')

const toast = (): string =>
  lift(
    1.4,
    path('M-44 0V-52Q-60-74-30-80H30Q60-74 44-52V0Z', down('#d99f5f', '#b97a40')) +
      path('M-36-6V-52Q-48-68-26-72H26Q48-68 36-52V-6Z', '#f6dcae'),
  ) +
  place(0, -22, path('M0 12C-26-8-24-28-10-28-3-28 0-22 0-20 0-22 3-28 10-28 24-28 26-8 0 12Z', '#d9686f'))

const bigTray = (wood: string): string =>
  lift(5, path('M-430-120H430L500 90Q502 104 488 104H-488Q-502 104-500 90Z', down('#b98f66', wood))) +
  repeat(5, (i) => stroke(`M${-440 - i * 12} ${-90 + i * 40}H${440 + i * 12}`, '#8a5f3c33', 3)) +
  lift(
    3,
    path(
      'M-500 88Q-502 128-488 128H488Q502 128 500 88Q480 104 0 104T-500 88Z',
      across('#a97a50', '#c99a6c', '#8f6442'),
    ),
  ) +
  lift(
    2,
    path(
      'M-440-118Q-470-20-492 84L-470 84Q-448-20-424-118ZM440-118Q470-20 492 84L470 84Q448-20 424-118Z',
      '#a97a50',
    ),
  )

const napkin = (): string =>
  lift(1.4, path('M-60 0-10-60 60-34 16 24Z', fabric(cloth('gingham', '#fffaf0', '#e9a9a0', 18)))) +
  stroke('M-60 0-10-60', '#ffffff99', 2)

export const breakfastTrays = (): string =>
  byDay(
    [
      behind(bunnyGarden, [
        { x: 800, y: 800, scale: 1.06, facing: 0.4 },
        { x: 270, y: 806, scale: 0.96, facing: 0.6 },
        { x: 1330, y: 806, scale: 0.96, facing: -0.6 },
      ]),
      lift(
        8,
        path(
          'M-40 800Q400 730 800 744T1640 800V1260H-40Z',
          fabric(cloth('sprigs', '#fbf2e4', '#9cb08a', 60)),
        ),
      ),
      path('M-40 800Q400 730 800 744T1640 800V1260H-40Z', down('#fff8e866', '#4b293700', '#4b293755')),
      stroke(
        'M200 780Q150 1000 170 1220M560 756Q520 980 560 1220M1080 758Q1120 980 1080 1220M1430 786Q1480 1000 1450 1220',
        '#4b293722',
        14,
      ),
      place(220, 830, cushion(300, cloth('gingham', '#fff6ee', '#e9a9a0', 40)), { tilt: -10 }),
      place(1400, 830, cushion(300, cloth('dots', '#a3b48c', '#faf1e0', 34)), { tilt: 9 }),
      place(1190, 850, bunny('#efe0cf', '#e9a9a0'), { scale: 1.7 }),
      place(800, 990, bigTray('#c9a078'), { scale: 1.12 }),
      place(640, 960, plate('#a9bb90', place(0, -4, pancakes(), { scale: 1.35 }), 160)),
      place(970, 1010, plate('#e9a9a0', place(0, 6, croissant(), { scale: 1.9 }), 140)),
      place(430, 930, vase('#f0c3b8', '#f2d489'), { scale: 1.4 }),
      place(1180, 930, drawGlass('#f3a95c', '#e9a9a0'), { scale: 1.55 }),
      place(880, 920, fruit(), { scale: 1.1 }),
      place(420, 1070, cup('#f0c3b8'), { scale: 1.6 }),
      place(1220, 1066, toast(), { scale: 1.15, tilt: 6 }),
      place(790, 1088, napkin(), { scale: 1.1 }),
    ].join(''),
  )
