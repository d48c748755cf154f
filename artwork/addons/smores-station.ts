import { getWidth, lettering } from '../paper/lettering.ts'
import { across, ball, cloth, down, glow } from '../paper/paint.ts'
import { box, circle, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { posy } from '../parts/flowers.ts'
import { lantern } from '../parts/furnishings.ts'
import { fairyLights } from '../parts/strings.ts'
import { plate, roundTable } from '../parts/table-setting.ts'
import { bohoBlossom } from '../themes/boho-blossom.ts'
import { behind, byDay } from './setting.ts'

const marshmallow = (tone = '#fffaf0'): string =>
  lift(1, path('M-20-30V0Q0 9 20 0V-30Z', across(tone, tone, '#e9d6c6')) + oval(0, -30, 20, 8, '#fffdf8'))

const cracker = (): string =>
  lift(1, box(-34, -12, 68, 12, down('#e6b878', '#b9824a'), 3)) +
  repeat(5, (i) => circle(-24 + i * 12, -6, 1.6, '#8a5a30'))

const smore = (): string =>
  cracker() +
  lift(1, path('M-32-22H32L28-12H-28Z', '#6b4230')) +
  lift(
    1,
    path(
      'M-34-40Q0-46 34-40 38-26 28-20 18-14 8-20 0-14-10-20-20-12-30-20-38-30-34-40Z',
      ball('#fffdf6', '#f0dcc4'),
    ),
  ) +
  place(0, -38, cracker())

const jar = (content: string): string =>
  grounding(62, 12, 0.4) +
  content +
  lift(
    2,
    path('M-60-150H60V-12Q60 2 46 2H-46Q-60 2-60-12Z', '#ffffff44', 'stroke="#ffffffcc" stroke-width="4"'),
  ) +
  stroke('M-44-130V-20', '#ffffffcc', 7) +
  lift(2, box(-66, -172, 132, 26, across('#c99a6c', '#a9774c'), 9)) +
  lift(1, circle(0, -184, 13, ball('#d9b083', '#a9774c')))

const chocolate = (): string =>
  lift(
    1.6,
    box(-46, -60, 92, 60, '#5f3a2b', 5) +
      repeat(6, (i) =>
        box(-41 + (i % 3) * 29, -55 + Math.floor(i / 3) * 26, 25, 22, down('#7d5140', '#66402f'), 3),
      ),
  )

const burner = (): string =>
  grounding(110, 20, 0.45) +
  lift(
    2.5,
    path('M-100-46H100L82 0Q0 12-82 0Z', across('#8f8a92', '#c9c2c4', '#77707c')) +
      oval(0, -46, 100, 22, '#574f5c') +
      oval(0, -44, 84, 15, '#3b333f'),
  ) +
  circle(0, -110, 190, glow('#ffb45e', 0.8)) +
  [
    [-46, 0.7],
    [44, 0.76],
    [0, 1.1],
    [-20, 0.86],
    [22, 0.82],
  ]
    .map(([x = 0, scale = 1]) =>
      place(
        x,
        -42,
        path(
          'M0 0C-34-8-34-44-14-64-12-48-4-50-2-62 0-80-10-92-2-112 24-84 36-50 30-26 26-8 14 0 0 0Z',
          down('#ffe28a', '#ff9a4d', '#f2704a'),
        ) + path('M0 0C-14-6-14-26-2-44 14-26 16-6 0 0Z', '#fff2c0'),
        { scale },
      ),
    )
    .join('')

const skewer = (tilt: number, tone: string): string =>
  place(
    0,
    0,
    stroke('M0 40V-300', '#b98a5e', 6) +
      place(0, -250, marshmallow(tone)) +
      place(0, -292, marshmallow(tone)),
    { tilt },
  )

const sign = (): string =>
  lift(3, box(-150, -120, 300, 110, down('#7a5644', '#5f4136'), 10)) +
  box(-138, -108, 276, 86, 'none', 6, 'stroke="#e9d0aa" stroke-width="3"') +
  place(-getWidth("S'mores", 62) / 2, -48, lettering("S'mores", 62, '#fff2da')) +
  lift(1, path('M-60-10-84 60M60-10 84 60', 'none', 'stroke="#5f4136" stroke-width="10"'))

export const smoresStation = (): string =>
  byDay(
    [
      behind(bohoBlossom),
      fairyLights({ from: [-20, 50], to: [1620, 50], sag: 100 }, 22, 9, 0.9),
      place(
        800,
        840,
        roundTable(630, 170, cloth('gingham', '#fbf1e2', '#c99a7a', 56), bohoBlossom.wood, '#c9785f'),
      ),
      place(470, 740, sign(), { scale: 1.25 }),
      place(
        1130,
        800,
        jar(
          repeat(14, (i) =>
            place(
              -36 + (i % 4) * 24,
              -8 - Math.floor(i / 4) * 34,
              marshmallow(i % 5 ? '#fffaf0' : '#f6cfc6'),
            ),
          ),
        ),
        { scale: 1.25 },
      ),
      place(1290, 830, lantern(bohoBlossom.wood), { scale: 1.2 }),
      place(960, 780, jar(repeat(9, (i) => place(0, -6 - i * 14, cracker()))), { scale: 1.1 }),
      place(800, 880, burner(), { scale: 1.5 }),
      place(690, 830, skewer(28, '#f3d9b4'), { scale: 1 }),
      place(930, 840, skewer(-32, '#fffaf0'), { scale: 0.94 }),
      place(
        470,
        900,
        plate('#c9785f', place(-46, 2, smore(), { scale: 1.2 }) + place(46, 6, smore(), { scale: 1.2 }), 150),
      ),
      place(
        1120,
        930,
        plate(
          '#d9a35a',
          place(-40, 2, chocolate(), { scale: 1 }) + place(52, 4, smore(), { scale: 1.1 }),
          140,
        ),
      ),
      place(330, 830, posy(['#c9785f', '#eec0ae', '#d9a35a'], '#9aa583', 'smores'), { scale: 0.6 }),
      place(
        800,
        960,
        place(-30, 0, marshmallow(), { scale: 1.2 }) + place(30, 6, marshmallow('#f6cfc6'), { scale: 1.2 }),
      ),
    ].join(''),
  )
