import { lagoon, pebble, shimmer, tideLines } from '../landmarks/lagoon.ts'
import { glow } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { blend, oval, place, repeat } from '../paper/shapes.ts'
import { fish, whale } from '../parts/animals.ts'
import { bubbles, coral, shell, starfish } from '../parts/sea.ts'
import { underTheSea as theme } from '../themes/under-the-sea.ts'
import { tentFromAbove } from '../views/tents.ts'

const SAND = ['#f3dfb8', '#a9dacf', '#74bdbb', '#4e9fa8', '#3b8496']
const CORALS = ['#ea9681', '#d987a0', '#efc678', '#b7a6d0']

/** Teepees around the water, each looking at its middle. */
const ring = (count: number, rx: number, ry: number): string =>
  repeat(count, (i) => {
    const angle = ((i + 0.5) / count) * Math.PI * 2
    const x = Math.cos(angle) * rx
    const y = Math.sin(angle) * ry
    const tilt = (Math.atan2(x, -y) * 180) / Math.PI
    return place(800 + x, 600 + y, tentFromAbove(theme, i, tilt), { scale: 0.86 })
  })

const random = seeded('beach')
const rim: [number, number][] = [
  [190, 150],
  [450, 100],
  [1410, 150],
  [96, 600],
  [1504, 600],
  [190, 1050],
  [1160, 1110],
  [1410, 1050],
]
const beach =
  rim
    .map(([x, y], i) =>
      place(x, y, coral(CORALS[i % 4] ?? '#ea9681'), {
        scale: 0.95,
        tilt: (Math.atan2(x - 800, 600 - y) * 180) / Math.PI,
      }),
    )
    .join('') +
  repeat(26, (i) => {
    const [x = 0, y = 0] = rim[i % rim.length] ?? []
    const thing = i % 3 === 0 ? shell('#fbf3e6') : i % 3 === 1 ? starfish('#efc678') : pebble('#d9c3a0', 30)
    return place(x + random.between(-110, 110), y + random.between(-90, 90), thing, {
      scale: random.between(0.3, 0.5),
      tilt: random.between(0, 360),
    })
  })

const shoal = (x: number, y: number, tilt: number, color: string, fin: string): string =>
  place(
    x,
    y,
    repeat(5, (i) =>
      place((i % 3) * 60 - 60 + (i > 2 ? 30 : 0), Math.floor(i / 3) * 40, fish(color, fin), { scale: 0.32 }),
    ),
    { tilt },
  )

/** Seen from above: six teepees like a starfish around a lagoon with a whale in it. */
export const underTheSeaCover = (): string =>
  [
    place(800, 600, lagoon(SAND, 660, 500)),
    place(800, 600, tideLines('#f3dfb8', 660, 500)),
    place(800, 600, shimmer(30, 420, 300)),
    beach,
    place(790, 620, whale('#5f95b4'), { scale: 1.25, tilt: -10 }),
    shoal(640, 780, 16, '#efc678', '#ea9681'),
    shoal(950, 712, -14, '#ea9681', '#efc678'),
    place(400, 330, bubbles(26, 800, 540)),
    ring(6, 590, 408),
    blend('soft-light', oval(520, 300, 900, 620, glow('#fffbe0', 0.7))),
  ].join('')
