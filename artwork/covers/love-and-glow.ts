import { neonBloom, neonHeart } from '../landmarks/neon-heart.ts'
import { cloth, down, glow } from '../paper/paint.ts'
import { box, circle, oval, place } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { lantern, paperLantern } from '../parts/furnishings.ts'
import { drawLightPool, nightfall } from '../parts/night-light.ts'
import { floor, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { tentInside } from '../parts/tent-inside.ts'
import { loveAndGlow as theme } from '../themes/love-and-glow.ts'
import { drawBloom, drawLight, type Spot, tents } from '../views/tents.ts'

const BERRY = '#a8475f'
const NEON = '#ff6f91'

const OPPOSITE: Spot[] = [{ x: 800, y: 884, scale: 0.88, dress: 0 }]

const PAPER_LANTERNS: [number, number, string, number][] = [
  [520, 470, '#ea9a84', 50],
  [626, 390, '#fadcd4', 36],
  [1080, 480, '#d97f8c', 50],
  [974, 396, '#f2b9b6', 36],
]

const parlor = [
  wall('#d98f94', '#e9b8b0', ''),
  floor('#a8705f'),
  place(800, 208, neonHeart(NEON), { scale: 0.63 }),
  PAPER_LANTERNS.map(([x, y, color, size]) => place(x, y, paperLantern(color, size))).join(''),
  place(800, 990, rug(470, 96, theme.rug)),
  tents(theme, OPPOSITE, { lit: true }),
  place(466, 960, pouf(180, cloth('hearts', '#fbe2da', '#d97f8c', 30))),
  place(1090, 980, lantern(theme.wood), { scale: 0.86 }),
  place(590, 1000, lantern(theme.wood), { scale: 0.72 }),
].join('')

const lights =
  drawLight(OPPOSITE) +
  PAPER_LANTERNS.map(([x, y, , size]) => drawLightPool(x, y, size * 3.4)).join('') +
  circle(800, 236, 460, glow('#ffc0cc', 1)) +
  drawLightPool(1090, 920, 260) +
  drawLightPool(590, 950, 240)

const blooms =
  drawBloom(OPPOSITE) +
  place(800, 208, neonBloom(NEON), { scale: 0.63 }) +
  circle(1090, 930, 120, glow('#ffb45e', 0.5)) +
  circle(590, 960, 110, glow('#ffb45e', 0.5))

/** Late evening, seen from inside one teepee: the neon heart, and the friend's teepee across the room. */
export const loveAndGlowCover = (): string =>
  [
    parlor,
    nightfall('#a9768f', lights, blooms),
    tentInside({
      lining: cloth('hearts', '#c9687a', '#f2b9b6', 46),
      canvas: '#8f4660',
      trim: '#e3b56c',
      duvet: cloth('hearts', '#f4c9c4', BERRY, 60),
      sheet: '#fff1e6',
      pillows: [cloth('plain', BERRY, '#fff4e8'), cloth('stripes', '#fff1e6', '#ea9a84', 34)],
    }),
    oval(800, 1200, 900, 240, glow('#ffb98a', 0.16)),
    box(-20, -20, 1640, 1240, down('#5c2b5c22', '#5c2b5c00', '#5c2b5c44')),
  ].join('')
