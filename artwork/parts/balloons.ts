import { faint, shade, tint } from '../paper/color.ts'
import { ball } from '../paper/paint.ts'
import { type Random, seeded } from '../paper/random.ts'
import { lift, oval, path, place } from '../paper/shapes.ts'

/** A round balloon, its middle on the origin, 100 across. */
const balloon = (color: string): string =>
  lift(
    2.2,
    path(
      'M0 54C-34 44-52 14-50-8-48-38-26-52 0-52 26-52 48-38 50-8 52 14 34 44 0 54Z',
      ball(tint(color, 0.5), shade(color, 0.12)),
    ) + path('M-6 58 0 52 6 58Z', shade(color, 0.2)),
  ) + oval(-20, -24, 9, 15, faint('#ffffff', 0.55), 'transform="rotate(24 -20 -24)"')

const cluster = (x: number, y: number, colors: readonly string[], random: Random, size: number): string => {
  const one = (spread: number, scale: number) =>
    place(
      x + random.between(-spread, spread),
      y + random.between(-spread, spread),
      balloon(random.pick(colors)),
      { scale: size * scale * random.between(0.8, 1.2), tilt: random.between(-40, 40) },
    )
  return one(26, 1.15) + one(60, 0.8) + one(70, 0.62) + one(84, 0.42) + one(90, 0.28)
}

/** Balloons of many sizes gathered along points. */
export const balloonGarland = (
  points: readonly [number, number][],
  colors: readonly string[],
  size = 1.2,
  seed = 'balloons',
): string => {
  const random = seeded(seed)
  return points.map(([x, y]) => cluster(x, y, colors, random, size)).join('')
}
