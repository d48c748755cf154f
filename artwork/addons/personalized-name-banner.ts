import { tint } from '../paper/color.ts'
import { centered } from '../paper/lettering.ts'
import { cloth, fabric } from '../paper/paint.ts'
import { turn } from '../paper/random.ts'
import { circle, lift, path, place, stroke } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { posy } from '../parts/flowers.ts'
import { basket } from '../parts/furnishings.ts'
import { daylight, floor, vignette, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { star } from '../parts/sky.ts'
import { fairyLights, hung } from '../parts/strings.ts'
import { blueSkiesAndDreams } from '../themes/blue-skies-and-dreams.ts'
import { tents } from '../views/tents.ts'

const COLORS = ['#7fa3c4', '#f3c3a5', '#e6a9ac', '#f3d08a', '#9db8a8']

const pennant = (letter: string, i: number): string => {
  const color = turn(COLORS, i)
  const flag = 'M-62 0H62V150Q32 166 0 196-32 166-62 150Z'
  return (
    lift(
      3.4,
      path(flag, fabric(cloth('dots', color, tint(color, 0.24), 24))) +
        stroke('M-54 8V146Q-28 160 0 184 28 160 54 146V8', tint(color, 0.6), 3, 'stroke-dasharray="8 7"'),
    ) +
    lift(1.4, circle(0, 82, 47, '#fffaf0')) +
    place(0, 104, centered(letter, 66, '#4d3a57')) +
    circle(-48, 8, 5, '#fffaf0') +
    circle(48, 8, 5, '#fffaf0')
  )
}

const NAME = [...'Olivia']

export const personalizedNameBanner = (): string =>
  [
    wall('#c9dbe4', '#eef3f3', ''),
    floor(blueSkiesAndDreams.floor),
    place(800, 1050, rug(640, 140, blueSkiesAndDreams.rug)),
    ...[
      [180, 330],
      [1420, 330],
      [300, 110],
      [1300, 110],
      [800, 80],
      [90, 500],
      [1510, 500],
    ].map(([x = 0, y = 0], i) =>
      place(x, y, star(turn(['#f3d08a', '#fffaf0', '#e6a9ac'], i)), {
        scale: 0.4 + (i % 3) * 0.12,
        tilt: i * 19,
      }),
    ),
    tents(blueSkiesAndDreams, [
      { x: 370, y: 900, scale: 0.86, facing: 0.6 },
      { x: 1230, y: 900, scale: 0.86, facing: -0.6 },
      { x: 800, y: 860, scale: 0.8 },
    ]),
    fairyLights({ from: [-20, 60], to: [1620, 60], sag: 70 }, 26, 8, 0.8),
    hung({ from: [220, 130], to: [1380, 130], sag: 70 }, NAME.length, (i) =>
      place(0, 0, pennant(NAME[i] ?? '', i), { scale: 1.16 }),
    ),
    stroke('M-20 60Q120 130 220 130 800 270 1380 130 1480 130 1620 60', '#fff8ec', 7),
    place(220, 134, posy(['#e6a9ac', '#fdf6ea', '#f3d08a'], '#9db39a', 'left end'), { scale: 0.62 }),
    place(1380, 134, posy(['#e6a9ac', '#fdf6ea', '#f3d08a'], '#9db39a', 'right end'), { scale: 0.62 }),
    place(600, 1120, pouf(190, cloth('stars', '#c9dfec', '#ffffff', 30))),
    place(1010, 1120, pouf(190, cloth('dots', '#fbe3d2', '#e9a98c', 30))),
    place(110, 1120, basket('#d3ab7c', ['#7fa3c4', '#f3c3a5'])),
    daylight(),
    vignette(),
  ].join('')
