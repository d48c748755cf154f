import { across, cloth, down, fabric } from '../paper/paint.ts'
import { box, circle, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { paperBunny } from '../parts/animals.ts'
import { brush, paintPot, pencilJar, sketch, splash } from '../parts/atelier.ts'
import { blossom, leaf } from '../parts/flowers.ts'
import { butterfly, heart, star } from '../parts/sky.ts'
import { beads } from '../parts/strings.ts'
import { roundTable } from '../parts/table-setting.ts'
import { customTheme } from '../themes/custom-theme.ts'
import { behind, byDay } from './setting.ts'

const COLORS = ['#ec8f80', '#7fc3bd', '#f0c26f', '#a994cf', '#9fc0dd', '#e5a2b0']

const scissors = (): string =>
  lift(
    1.8,
    path('M-6 0Q-14-70 10-170 16-80 8 0ZM6 0Q14-70-10-170-16-80-8 0Z', across('#e9e4e6', '#b3aab4')) +
      circle(-26, 40, 26, 'none', 'stroke="#ec8f80" stroke-width="13"') +
      circle(26, 40, 26, 'none', 'stroke="#ec8f80" stroke-width="13"') +
      circle(0, -8, 6, '#8d8391'),
  )

const crown = (): string =>
  lift(
    2,
    path('M-90 0Q0 26 90 0L104-86 56-40 40-110 0-50-40-110-56-40-104-86Z', down('#f7d992', '#e0ac55')),
  ) +
  [-70, -24, 24, 70].map((x, i) => circle(x, -8 + Math.abs(x) * -0.06, 8, COLORS[i] ?? '#fff')).join('') +
  place(0, -28, heart('#ec8f80'), { scale: 0.3 })

const wand = (): string =>
  stroke('M0 0V-170', '#c79d72', 9) +
  place(0, -200, star('#f0c26f'), { scale: 0.9 }) +
  stroke('M-6-150Q-40-110-30-70M6-150Q40-110 30-70', '#e5a2b0', 5)

const beadBowl = (): string =>
  grounding(66, 14, 0.4) +
  lift(
    2,
    path('M-70-46H70Q62 6 24 8H-24Q-62 6-70-46Z', across('#fffaf0', '#e3d2e0', '#bca9c4')) +
      oval(0, -46, 70, 17, '#efe3ee'),
  ) +
  repeat(22, (i) =>
    circle(
      -52 + ((i * 41) % 104),
      -50 + ((i * 17) % 14) - 5,
      9,
      COLORS[i % 6] ?? '#fff',
      'stroke="#ffffff66" stroke-width="2"',
    ),
  )

const kitBox = (): string =>
  grounding(190, 24, 0.45) +
  lift(3, path('M-180-130H180L170 0Q0 12-170 0Z', fabric(cloth('dots', '#f6d9d2', '#fffaf0', 40)))) +
  path('M-180-130H180L170 0Q0 12-170 0Z', across('#ffffff33', '#ffffff00', '#4b293744')) +
  lift(2, box(-80, -98, 160, 62, '#fffaf0', 10)) +
  place(0, -66, star('#f0c26f'), { scale: 0.44 }) +
  place(-44, -66, heart('#ec8f80'), { scale: 0.28 }) +
  place(44, -66, heart('#7fc3bd'), { scale: 0.28 })

export const craftKit = (): string =>
  byDay(
    [
      behind(customTheme),
      place(
        800,
        800,
        roundTable(680, 200, cloth('gingham', '#fdf8ee', '#e3d8ee', 60), customTheme.wood, '#ec8f80'),
      ),
      place(
        760,
        720,
        place(-110, -110, pencilJar(COLORS, '#cfe0e8'), { scale: 1.1 }) +
          place(104, -116, wand(), { tilt: 14 }) +
          kitBox(),
        { scale: 1.2 },
      ),
      place(330, 760, paintPot('#7fc3bd'), { scale: 1.4 }),
      place(450, 800, paintPot('#ec8f80'), { scale: 1.5 }),
      place(1130, 770, beadBowl(), { scale: 1.3 }),
      place(1300, 790, paintPot('#f0c26f'), { scale: 1.4 }),
      place(
        590,
        890,
        sketch(230, 150, splash('#9fc0dd') + place(0, 46, paperBunny('#f0c9b0'), { scale: 0.62 })),
        { tilt: -6 },
      ),
      place(
        1010,
        895,
        sketch(
          220,
          140,
          place(-44, 0, butterfly('#a994cf'), { scale: 0.8 }) +
            place(50, 4, blossom('#ec8f80'), { scale: 0.6 }),
          '#b9d8d3',
        ),
        { tilt: 5 },
      ),
      place(800, 960, crown(), { scale: 1.05 }),
      place(350, 900, scissors(), { tilt: 74, scale: 0.9 }),
      place(1250, 920, brush('#e5a2b0', '#c79d72'), { tilt: 66, scale: 1 }),
      beads({ from: [1120, 860], to: [1400, 830], sag: 34 }, 18, COLORS, 9),
      ...[
        [470, 950],
        [1130, 965],
        [690, 900],
        [900, 840],
      ].map(([x = 0, y = 0], i) =>
        place(x, y, i % 2 ? star(COLORS[i] ?? '#fff') : heart(COLORS[i] ?? '#fff'), {
          scale: 0.32,
          tilt: i * 33,
        }),
      ),
      place(260, 850, leaf('#9db39a'), { scale: 0.4, tilt: 80 }),
    ].join(''),
  )
