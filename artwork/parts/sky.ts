import { faint, shade, tint } from '../paper/color.ts'
import { ball, down, type Fabric, fabric, glow } from '../paper/paint.ts'
import { seeded, turn } from '../paper/random.ts'
import { circle, d, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

const PUFF =
  'M-110 0C-150-2-152-52-112-54-112-96-58-108-40-78-22-116 44-112 50-70 78-92 116-70 106-40 140-40 142-2 106 0Z'

/** A cloud cut from three sheets, its flat side on the origin, 260 wide. */
export const cloud = (color: string): string =>
  lift(3, path(PUFF, down(tint(color, 0.25), shade(color, 0.08)))) +
  lift(1.6, place(10, -1, path(PUFF, down(tint(color, 0.55), shade(color, 0.02))), { scale: 0.74 })) +
  lift(1, place(-14, -2, path(PUFF, tint(color, 0.8)), { scale: 0.46 }))

const STAR =
  'M0-50C6-50 12-20 17-16S48-14 49-9 26 12 25 18 34 47 29 50 6 36 0 36-24 53-29 50-24 24-25 18-51-4-49-9-22-12-17-16-6-50 0-50Z'

export const star = (color: string): string =>
  lift(1.6, path(STAR, down(tint(color, 0.35), shade(color, 0.06)))) +
  stroke('M0-38V14M-38-6 10 8M38-6-10 8', faint(tint(color, 0.7), 0.6), 2)

export const heart = (color: string): string =>
  lift(
    1.8,
    path(
      'M0 48C-26 24-62 2-58-30-54-62-14-64 0-34 14-64 54-62 58-30 62 2 26 24 0 48Z',
      down(tint(color, 0.24), shade(color, 0.12)),
    ),
  ) + stroke('M-42-32Q-40-46-26-46', faint(tint(color, 0.7), 0.8), 5)

export const crescent = (color: string): string =>
  lift(3, path('M30-96A100 100 0 1 0 96 40 80 80 0 0 1 30-96Z', ball(tint(color, 0.6), shade(color, 0.04))))

/** A full moon with soft seas. */
export const fullMoon = (color: string): string =>
  circle(0, 0, 250, glow(color, 0.5)) +
  lift(3, circle(0, 0, 100, ball(tint(color, 0.5), shade(color, 0.05)))) +
  [
    [-34, -30, 26],
    [26, -10, 16],
    [-6, 38, 20],
    [44, 36, 11],
    [-58, 24, 10],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, faint(shade(color, 0.22), 0.5)))
    .join('')

/** Points of light scattered over a rectangle. */
export function starField(
  width: number,
  height: number,
  count: number,
  color: string,
  seed = 'stars',
): string {
  const random = seeded(seed)
  return repeat(count, () => {
    const x = random.between(0, width)
    const y = random.between(0, height)
    const size = random.between(1, 3.4)
    return (
      (random.chance(0.22) ? circle(x, y, size * 7, glow(color, 0.55)) : '') +
      circle(x, y, size, color, `opacity="${random.between(0.5, 1).toFixed(2)}"`)
    )
  })
}

/** A hot-air balloon, its basket on the origin, 330 tall. */
export function airBalloon(cloths: readonly Fabric[], trim: string): string {
  const gores = [
    'M0-330C-60-330-106-280-106-220-106-150-50-100-26-84L-8-84C-40-150-40-270 0-330Z',
    'M0-330C60-330 106-280 106-220 106-150 50-100 26-84L8-84C40-150 40-270 0-330Z',
    'M0-330C-40-270-40-150-8-84H8C40-150 40-270 0-330Z',
  ]
  const whole =
    'M0-330C-60-330-106-280-106-220-106-150-50-100-26-84H26C50-100 106-150 106-220 106-280 60-330 0-330Z'
  return lift(
    4,
    stroke('M-24-84-16-34M24-84 16-34M0-84V-34', '#8a6a4f', 2) +
      gores.map((gore, i) => path(gore, fabric(turn(cloths, i)))).join('') +
      path(whole, ball('#fff6e255', '#4b293755')) +
      repeat(7, (i) => path(d`M${-98 + i * 28} -178q14 26 28 0Z`, trim)) +
      stroke('M-98-180Q0-164 98-180', tint(trim, 0.3), 5) +
      path(
        'M-20-36H20L15 0Q0 6-15 0Z',
        fabric({ kind: 'knit', ground: '#b98d62', ink: '#8f6842', size: 9 }),
      ) +
      stroke('M-21-36H21', '#8f6842', 5),
  )
}

export function rainbow(colors: readonly string[], radius = 260, band = 30): string {
  return colors
    .map((color, i) => {
      const r = radius - i * band
      return lift(
        2,
        path(
          d`M${-r} 0A${r} ${r} 0 0 1 ${r} 0H${r - band - 2}A${r - band} ${r - band} 0 0 0 ${-r + band + 2} 0Z`,
          down(tint(color, 0.18), shade(color, 0.06)),
        ),
      )
    })
    .join('')
}

export const sun = (color: string): string =>
  circle(0, 0, 190, glow(color, 0.6)) +
  lift(
    2,
    repeat(14, (i) =>
      place(0, 0, path('M-13-84Q0-150 13-84Z', down(tint(color, 0.4), color)), { tilt: i * 25.7 }),
    ),
  ) +
  lift(3, circle(0, 0, 84, ball(tint(color, 0.55), color)))

export const butterfly = (color: string): string =>
  lift(
    1.4,
    path(
      'M0-4C-14-40-56-44-50-14-48 0-28 4-8 2-34 6-34 34-14 30-4 26 0 12 0 2 0 12 4 26 14 30 34 34 34 6 8 2 28 4 48 0 50-14 56-44 14-40 0-4Z',
      ball(tint(color, 0.4), shade(color, 0.06)),
    ),
  ) +
  oval(0, 2, 3, 15, shade(color, 0.5)) +
  circle(-30, -18, 6, tint(color, 0.6)) +
  circle(30, -18, 6, tint(color, 0.6))
