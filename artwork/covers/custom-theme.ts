import { drawnTeepee, drawPart, ladder } from '../landmarks/teepee-in-the-making.ts'
import { cloth, down, type Fabric } from '../paper/paint.ts'
import { box, grounding, lift, place, repeat } from '../paper/shapes.ts'
import { brush, paintPot, pencilJar, sketch, splash, swatches, wonderStar } from '../parts/atelier.ts'
import { blossom } from '../parts/flowers.ts'
import { morning, panes } from '../parts/hours.ts'
import { floor, vignette, wall } from '../parts/room-shell.ts'
import { heart } from '../parts/sky.ts'
import { customTheme as theme } from '../themes/custom-theme.ts'
import { tent } from '../views/tents.ts'

const CORAL = '#ec8f80'
const AQUA = '#7fc3bd'
const HONEY = '#f0c26f'
const VIOLET = '#a994cf'
const SKY = '#9fc0dd'
const ROSE = '#e5a2b0'
const COLORS = [CORAL, HONEY, AQUA, SKY, VIOLET, ROSE]

const blank = { ...theme, wood: '#d9c3a5', topper: '' }

const painted = {
  ...theme,
  dresses: [
    { ...dress(0), canvas: cloth('stars', '#f2a294', '#fff4e2', 52), trim: HONEY },
    {
      ...dress(1),
      canvas: cloth('stripes', '#fff8ea', AQUA, 70),
      lining: cloth('dots', HONEY, '#fffaf0', 26),
    },
  ],
}

const paper =
  place(296, 1046, grounding(260, 26, 0.4)) +
  lift(6, box(60, 130, 470, 920, down('#fffdf8', '#f6ecdf'), 6)) +
  place(296, 860, drawnTeepee('#8d7fb8', '#e08a78'), { scale: 0.98 }) +
  place(296, 130, lift(1, box(-50, -18, 100, 36, '#f2c9a8dd', 3)), { tilt: -3 }) +
  place(130, 220, wonderStar(HONEY), { scale: 0.5 }) +
  place(460, 250, heart(ROSE), { scale: 0.44, tilt: 12 })

const mural =
  place(860, 330, splash(SKY), { scale: 2.3 }) +
  place(1290, 300, splash(CORAL), { scale: 2 }) +
  place(1090, 150, splash(HONEY), { scale: 1.2 }) +
  place(690, 200, splash(VIOLET), { scale: 1.1 }) +
  place(1500, 470, splash(AQUA), { scale: 1.2 })

/** A bright morning in the workshop: one teepee is still a drawing, one half painted, one ready. */
export const customThemeCover = (): string =>
  [
    wall('#f5eee4', '#efe3ea', mural),
    floor(theme.floor),
    place(1520, 210, sketch(150, 160, place(0, 6, blossom(HONEY), { scale: 0.9 }), '#d9cbec'), { tilt: 5 }),
    paper,
    place(1010, 850, ladder('#d8b084', '#b58c62'), { scale: 1.1 }),
    place(1076, 280, paintPot(VIOLET), { scale: 0.9 }),
    place(800, 880, drawPart(tent({ ...blank, dresses: [bare(0)] }, 0), 'right', 'unpainted'), {
      scale: 0.98,
    }),
    place(800, 880, drawPart(tent(painted, 0), 'left', 'painted'), { scale: 0.98 }),
    place(1310, 900, tent(painted, 1, { facing: -0.5 }), { scale: 1.04 }),
    place(600, 1110, brush(CORAL, '#c79d72'), { scale: 1, tilt: 64 }),
    repeat(3, (i) =>
      place(170 + i * 96, 1110 + (i % 2) * 34, paintPot([CORAL, AQUA, HONEY][i] ?? CORAL), { scale: 1.15 }),
    ),
    place(1040, 1130, swatches(COLORS), { scale: 0.8 }),
    place(1500, 1150, pencilJar(COLORS, '#d9c3e4'), { scale: 1.05 }),
    panes(560, 960, 130),
    morning(),
    vignette(),
  ].join('')

function dress(i: number) {
  const found = theme.dresses[i]
  if (!found) throw new Error(`The theme has no dress ${i}`)
  return found
}

/** A dress before anything is painted on it. */
function bare(i: number) {
  const plain = cloth('plain', '#fbf6ec', '#fbf6ec')
  return {
    ...dress(i),
    canvas: plain,
    lining: cloth('plain', '#f1e8da', '#f1e8da'),
    trim: '#e6dac8',
    duvet: plain,
    throw: '#eee4d4',
    pillows: [plain, plain, plain] as [Fabric, Fabric, Fabric],
    toy: '',
  }
}
