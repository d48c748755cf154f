import { shade, tint } from '../paper/color.ts'
import { across, ball, cloth, down, glow } from '../paper/paint.ts'
import { box, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { leaf, posy, rose } from '../parts/flowers.ts'
import { tallPlant } from '../parts/furnishings.ts'
import { fairyLights } from '../parts/strings.ts'
import { drawGlass, plate, roundTable } from '../parts/table-setting.ts'
import { roseGarden } from '../themes/rose-garden.ts'
import { behind, byDay } from './setting.ts'

const towel = (color: string): string =>
  lift(2, box(-96, -46, 192, 46, down(tint(color, 0.35), shade(color, 0.08)), 22)) +
  stroke('M-80-24H80', `${shade(color, 0.3)}55`, 4) +
  oval(-88, -23, 14, 21, tint(color, 0.3)) +
  stroke('M-92-23Q-92-34-84-32-78-24-86-16', shade(color, 0.25), 3)

const robe = (color: string): string =>
  lift(
    4,
    path(
      'M-60-330Q0-350 60-330L150-250 176-60 120-46 104-150 116 60Q0 84-116 60L-104-150-120-46-176-60-150-250Z',
      across(shade(color, 0.1), tint(color, 0.4), shade(color, 0.08)),
    ),
  ) +
  lift(
    1.6,
    path(
      'M-60-330Q-30-200 10-110L-26-94Q-80-220-86-310ZM60-330Q30-200-10-110L26-94Q80-220 86-310Z',
      tint(color, 0.6),
    ),
  ) +
  lift(
    1.4,
    box(-112, -120, 224, 34, shade(color, 0.06), 8) +
      path('M-14-104-40 10-16 14 0-90 20 14 42 8 14-104Z', shade(color, 0.1)),
  ) +
  stroke('M-70-60Q-80 0-76 60M70-60Q80 0 76 60M0-80V70', `${shade(color, 0.4)}33`, 6) +
  place(70, -220, rose('#dc929a'), { scale: 0.26 })

const candle = (color: string, tall: number): string =>
  grounding(34, 8, 0.35) +
  circle(0, -tall - 26, 90, glow('#ffd58a', 0.75)) +
  lift(
    1.6,
    path(d`M-30 ${-tall}H30V-4Q0 8-30-4Z`, across(tint(color, 0.4), color, shade(color, 0.14))) +
      oval(0, -tall, 30, 8, tint(color, 0.5)),
  ) +
  stroke(d`M0 ${-tall}v-12`, '#6b5145', 3) +
  place(0, -tall - 10, path('M0 0C-12-6-12-18 0-38 12-18 12-6 0 0Z', down('#fff6cf', '#ff9f4d')))

const bottle = (color: string, cap: string): string =>
  grounding(28, 7, 0.35) +
  lift(
    1.6,
    path(
      'M-26-66Q-26-84-10-88V-100H10V-88Q26-84 26-66V-4Q0 6-26-4Z',
      across(tint(color, 0.5), color, shade(color, 0.16)),
    ) + box(-11, -136, 22, 38, across(tint(cap, 0.3), shade(cap, 0.1)), 5),
  ) +
  stroke('M-16-62V-16', '#ffffff99', 5)

const mask = (): string =>
  lift(
    1.8,
    path(
      'M-100-30Q-60-64 0-44 60-64 100-30 108 24 60 30 24 30 0 0-24 30-60 30-108 24-100-30Z',
      ball('#f6d3d6', '#d98f9c'),
    ),
  ) +
  stroke('M-74-2Q-52 16-30-2M30-2Q52 16 74-2', '#8f5262', 5) +
  repeat(3, (i) =>
    stroke(
      d`M${-66 + i * 14} ${6 + (i === 1 ? 4 : 0)}l-3 9M${38 + i * 14} ${6 + (i === 1 ? 4 : 0)}l3 9`,
      '#8f5262',
      3,
    ),
  )

const cucumber = (): string =>
  lift(1, circle(0, 0, 22, '#7fa067') + circle(0, 0, 18, '#dfeabf')) +
  repeat(6, (i) => place(0, 0, oval(0, -9, 2.4, 4.4, '#b9cc90'), { tilt: i * 60 }))

const bowl = (): string =>
  grounding(110, 20, 0.4) +
  lift(
    2.4,
    path('M-120-60H120Q110 8 40 12H-40Q-110 8-120-60Z', across('#fffdf8', '#f3e4dc', '#d9c2ba')) +
      oval(0, -60, 120, 28, '#f9ece6') +
      oval(0, -56, 104, 20, down('#cfe3e0', '#a9cdcb')),
  ) +
  [
    [-50, -58],
    [10, -64],
    [58, -52],
    [-14, -50],
  ]
    .map(([x = 0, y = 0], i) =>
      place(x, y, rose(['#dc929a', '#f1c1ba', '#b65f6d', '#fbf0e4'][i] ?? '#dc929a'), { scale: 0.4 }),
    )
    .join('')

const SLICES = [-66, -22, 22, 66]
  .map((x, i) => place(x, (i % 2) * 8 - 4, cucumber(), { scale: 1.2 }))
  .join('')

const pegRail = (): string =>
  lift(3, box(40, 150, 600, 38, down('#cfa27e', '#a9784f'), 10)) +
  [206, 342, 478]
    .map((x) => lift(2, circle(x, 172, 15, '#8f6442') + circle(x - 3, 168, 9, '#c99a6c')))
    .join('')

export const luxurySpa = (): string =>
  byDay(
    [
      behind(roseGarden, [{ x: 1240, y: 800, scale: 0.94, facing: -0.6 }]),
      pegRail(),
      place(206, 524, robe('#f6d8d2')),
      place(478, 524, robe('#e3ead8')),
      fairyLights({ from: [-20, 40], to: [1620, 40], sag: 80 }, 24, 8, 0.7),
      place(100, 1120, tallPlant('#dba58f', '#8ba27c'), { scale: 1.25 }),
      place(
        880,
        830,
        roundTable(610, 175, cloth('sprigs', '#fdf5ee', '#e9cfc6', 60), roseGarden.wood, '#d7a877'),
      ),
      place(540, 800, towel('#f1c1ba'), { scale: 1.3 }),
      place(540, 742, towel('#fbf0e4'), { scale: 1.24 }),
      place(540, 688, towel('#b9c7a5'), { scale: 1.18 }),
      place(540, 628, posy(['#dc929a', '#fbf0e4', '#f1c1ba'], '#8ba27c', 'towels'), { scale: 0.56 }),
      place(1390, 800, posy(['#b65f6d', '#fbf0e4', '#efb994'], '#8ba27c', 'spa'), { scale: 0.7 }),
      place(900, 792, bowl(), { scale: 1.6 }),
      place(1172, 760, bottle('#d98f9c', '#e3c07f'), { scale: 1.7 }),
      place(1270, 800, bottle('#a9cdcb', '#e3c07f'), { scale: 1.45 }),
      place(1372, 872, candle('#fbf0e4', 90), { scale: 1.4 }),
      place(386, 866, candle('#f1c1ba', 70), { scale: 1.5 }),
      place(640, 918, mask(), { scale: 1.5, tilt: -6 }),
      place(946, 946, plate('#d7a877', SLICES, 140)),
      place(1196, 936, drawGlass('#f3b5a8', '#fffaf0'), { scale: 1.6 }),
      place(462, 936, leaf('#8ba27c'), { scale: 0.7, tilt: 64 }),
      place(470, 944, rose('#b65f6d'), { scale: 0.62 }),
    ].join(''),
  )
