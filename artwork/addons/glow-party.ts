import { cloth, glow } from '../paper/paint.ts'
import { seeded, turn } from '../paper/random.ts'
import { blend, circle, place, repeat, stroke } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { nightfall } from '../parts/night-light.ts'
import { floor, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { gardenOfDreams } from '../themes/garden-of-dreams.ts'
import { tents } from '../views/tents.ts'

const NEON = ['#7cf5d0', '#ff9ad5', '#ffe97a', '#8fd0ff', '#c9a4ff']

/** A line that shines: a wide soft one below a bright thin one. */
const shining = (data: string, color: string, width = 6): string =>
  stroke(data, `${color}30`, width * 4.4) +
  stroke(data, `${color}66`, width * 2.2) +
  stroke(data, color, width) +
  stroke(data, '#ffffffcc', width * 0.35)

const outlineStar = (color: string): string =>
  shining(
    'M0-50C6-50 12-20 17-16S48-14 49-9 26 12 25 18 34 47 29 50 6 36 0 36-24 53-29 50-24 24-25 18-51-4-49-9-22-12-17-16-6-50 0-50Z',
    color,
  )
const outlineMoon = (color: string): string => shining('M20-70A72 72 0 1 0 70 30 58 58 0 0 1 20-70Z', color)
const outlineHeart = (color: string): string =>
  shining('M0 48C-26 24-62 2-58-30-54-62-14-64 0-34 14-64 54-62 58-30 62 2 26 24 0 48Z', color)
const planet = (color: string, ring: string): string =>
  shining('M-44 0A44 44 0 1 0 44 0 44 44 0 1 0-44 0Z', color) + shining('M-78 16Q0 44 78-16', ring, 5)
const rocket = (color: string, flame: string): string =>
  shining(
    'M0-80C34-50 34 0 22 34H-22C-34 0-34-50 0-80ZM-24 10-48 44-20 36M24 10 48 44 20 36M-10-22A10 10 0 1 0 10-22 10 10 0 1 0-10-22Z',
    color,
    5,
  ) + shining('M-12 44Q0 84 12 44', flame, 5)

const tentLines = (color: string): string =>
  shining('M-190 0Q-96-270-15-560M190 0Q96-270 15-560M-104-196Q-34-280 0-446 34-280 104-196', color, 7)

const glowStick = (color: string): string => shining('M0 0V-120', color, 13)

const sparks = (): string => {
  const random = seeded('neon sparks')
  return repeat(90, (i) => {
    const [x, y, size] = [random.between(20, 1580), random.between(20, 700), random.between(1.5, 5)]
    return circle(x, y, size * 6, glow(turn(NEON, i), 0.7)) + circle(x, y, size, turn(NEON, i))
  })
}

const spots = [
  { x: 320, y: 880, scale: 0.9, facing: 0.6 },
  { x: 800, y: 830, scale: 0.8 },
  { x: 1280, y: 880, scale: 0.9, facing: -0.6 },
]

/** Lights off: everything painted with glowing lines. */
export const glowParty = (): string =>
  [
    wall('#54507f', '#5d588c', ''),
    floor('#6b5f80'),
    place(800, 1060, rug(600, 130, gardenOfDreams.rug)),
    tents(gardenOfDreams, spots),
    place(800, 1120, pouf(190, cloth('stars', '#6c7cae', '#ffe9b8', 30))),
    nightfall(
      '#4a3f7c',
      spots
        .map(({ x, y, scale }, i) =>
          place(x, y - 60, circle(0, 0, 360, glow(turn(['#ff9ad5', '#7cf5d0', '#8fd0ff'], i), 0.85)), {
            scale,
          }),
        )
        .join('') + circle(800, 1100, 360, glow('#c9a4ff', 0.6)),
      '',
    ),
    blend(
      'screen',
      [
        sparks(),
        ...spots.map(({ x, y, scale }, i) => place(x, y, tentLines(turn(NEON, i + 1)), { scale })),
        place(210, 170, outlineStar('#ffe97a'), { scale: 1.1, tilt: -12 }),
        place(520, 230, planet('#ff9ad5', '#7cf5d0'), { scale: 1.1 }),
        place(800, 120, outlineMoon('#ffe97a'), { scale: 1 }),
        place(1080, 250, rocket('#8fd0ff', '#ffe97a'), { scale: 1.2, tilt: 24 }),
        place(1390, 170, outlineStar('#c9a4ff'), { scale: 1.1, tilt: 14 }),
        place(80, 420, outlineHeart('#ff9ad5'), { scale: 0.7, tilt: -14 }),
        place(1530, 420, outlineHeart('#7cf5d0'), { scale: 0.7, tilt: 14 }),
        place(1250, 90, outlineStar('#7cf5d0'), { scale: 0.5 }),
        place(370, 90, outlineStar('#8fd0ff'), { scale: 0.5 }),
        shining('M240 1060A560 118 0 0 0 1360 1060', '#c9a4ff', 5),
        place(620, 1150, glowStick('#7cf5d0'), { tilt: 68 }),
        place(960, 1110, glowStick('#ff9ad5'), { tilt: 58 }),
        place(1010, 1160, glowStick('#ffe97a'), { tilt: -70 }),
        place(560, 1120, glowStick('#8fd0ff'), { tilt: -58 }),
      ].join(''),
    ),
  ].join('')
