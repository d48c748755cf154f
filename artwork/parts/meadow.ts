import { shade, tint } from '../paper/color.ts'
import { down } from '../paper/paint.ts'
import { seeded, turn } from '../paper/random.ts'
import { box, d, lift, path, place, repeat } from '../paper/shapes.ts'
import { blossom } from './flowers.ts'
import { hills } from './garden.ts'

export const sky = (colors: readonly string[], bottom: number): string =>
  box(-20, -20, 1640, bottom + 60, down(...colors))

/** Grass from `top` down to the viewer, in swells that grow lighter towards the front. */
export const lawn = (top: number, color: string, swells = 4): string =>
  repeat(swells, (i, share) =>
    hills(
      top + (1200 - top) * share ** 1.3 * 0.82,
      24 + i * 4,
      i % 2 ? tint(color, 0.06 + share * 0.1) : shade(color, 0.1 - share * 0.1),
      1240,
      i % 2 ? 240 : -200,
    ),
  )

const tuft = (color: string): string =>
  path(
    'M-14 2Q-22-22-26-34-12-22-8 0-8-30-2-48 2-28 2 0 10-20 22-36 18-14 14 2Z',
    down(tint(color, 0.2), shade(color, 0.16)),
  )

/** Tufts of grass with a few small flowers among them, over a stretch of lawn. */
export function tufts(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  color: string,
  petals: readonly string[],
  seed = 'tufts',
): string {
  const random = seeded(seed)
  const spots = Array.from({ length: count }, () => ({
    x: random.between(from[0], to[0]),
    y: random.between(from[1], to[1]),
  })).sort((one, other) => one.y - other.y)
  return spots
    .map(({ x, y }, i) => {
      const near = 0.4 + ((y - from[1]) / Math.max(1, to[1] - from[1])) * 0.6
      const flower = i % 3 ? '' : place(18, -22, blossom(turn(petals, i), '#f2c66d', 5), { scale: 0.24 })
      return place(x, y, tuft(i % 2 ? color : shade(color, 0.08)) + flower, { scale: near })
    })
    .join('')
}

/** A path of pale stones running from the viewer to a point on the lawn. */
export const gardenPath = (x: number, top: number, color: string): string =>
  lift(
    2,
    path(
      d`M${x - 34} ${top}Q${x - 60} ${top + 160} ${x - 330} 1230H${x + 330}Q${x + 60} ${top + 160} ${x + 34} ${top}Z`,
      down(tint(color, 0.3), color),
    ),
  )
