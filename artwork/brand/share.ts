import { type Framing, heroNight } from '../hero/hero.ts'
import { lettering } from '../paper/lettering.ts'
import { place } from '../paper/shapes.ts'
import { mark, NIGHT_MARK } from './mark.ts'

export const SHARE_SIZE = { width: 1200, height: 630 }

const FRAME: Framing = {
  width: 2000,
  height: 1050,
  horizon: 560,
  orb: [1420, 190, 0.9],
  camp: [
    { x: 1120, y: 850, scale: 0.68, facing: 0.6 },
    { x: 1440, y: 800, scale: 0.62, facing: 0.2 },
    { x: 1750, y: 856, scale: 0.7, facing: -0.6 },
  ],
  lanterns: [
    [950, 950, 0.6],
    [1440, 960, 0.62],
  ],
  trees: [
    [1950, 800, 1.1],
    [860, 780, 0.7],
  ],
  ends: [
    [850, 560],
    [1980, 500],
  ],
  rug: [1440, 950, 330, 56],
}

/** The card shown when somebody shares the site. */
export const share = (): string =>
  place(
    0,
    0,
    heroNight(FRAME) +
      place(120, 110, mark(NIGHT_MARK), { scale: 1.5 }) +
      place(120, 530, lettering('Moonlit', 172, '#fff6e9')) +
      place(120, 690, lettering('Teepees', 172, '#fff6e9')) +
      place(126, 796, lettering('Sleepover parties in Miami', 58, '#ffe9bd')),
    { scale: 0.6 },
  )
