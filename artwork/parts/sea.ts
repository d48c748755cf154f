import { faint, shade, tint } from '../paper/color.ts'
import { ball, down } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { circle, d, lift, path, place, repeat, stroke } from '../paper/shapes.ts'

/** A wave edge across the whole width, filled down to `bottom`. */
export const wave = (y: number, height: number, color: string, bottom: number, shift = 0): string => {
  const step = 200
  const crests = Array.from(
    { length: 11 },
    () => d`q${step / 4} ${-height} ${step / 2} 0t${step / 2} 0`,
  ).join('')
  return lift(
    4,
    path(`${d`M${-300 + shift} ${y}`}${crests}V${bottom}H-300Z`, down(tint(color, 0.14), shade(color, 0.12))),
  )
}

export const seaweed = (color: string, tall = 260, seed = 'weed'): string => {
  const random = seeded(seed)
  const blade = (x: number, height: number, tone: string) => {
    const sway = random.between(-30, 30)
    return path(
      d`M${x - 12} 0Q${x - 30 + sway} ${-height * 0.35} ${x + sway * 0.4} ${-height * 0.6}T${x + sway} ${-height}Q${x + 24 + sway} ${-height * 0.7} ${x + 14 + sway * 0.4} ${-height * 0.45}T${x + 12} 0Z`,
      down(tint(tone, 0.25), shade(tone, 0.2)),
    )
  }
  return lift(
    2.4,
    repeat(5, (i) => blade(-52 + i * 26, tall * random.between(0.6, 1), i % 2 ? color : shade(color, 0.12))),
  )
}

/** Branching coral standing on the origin. */
export function coral(color: string, size = 1): string {
  const twig = (depth: number, length: number): string => {
    const here = stroke(
      d`M0 0Q${length * 0.12} ${-length * 0.5} 0 ${-length}`,
      depth % 2 ? tint(color, 0.12) : color,
      depth * 7 + 5,
    )
    if (!depth) return here + circle(0, -length, 7, tint(color, 0.4))
    return (
      here +
      place(0, -length * 0.9, twig(depth - 1, length * 0.74), { tilt: -30 }) +
      place(0, -length * 0.8, twig(depth - 1, length * 0.68), { tilt: 26 })
    )
  }
  return lift(
    2.4,
    place(
      0,
      0,
      place(-8, 0, twig(3, 74), { tilt: -10 }) +
        place(22, 0, twig(2, 60), { tilt: 34 }) +
        place(-34, 0, twig(2, 52), { tilt: -44 }),
      { scale: size },
    ),
  )
}

export const shell = (color: string): string =>
  lift(
    1.8,
    path(
      'M-12 0C-54-14-66-52-46-66-36-84-16-84-8-80 0-88 12-86 16-80 30-84 44-74 46-64 66-52 54-14 12 0Z',
      down(tint(color, 0.5), shade(color, 0.08)),
    ),
  ) +
  repeat(6, (i) =>
    stroke(
      d`M0 -4L${-42 + i * 17} ${-56 - Math.sin((i / 5) * Math.PI) * 18}`,
      faint(shade(color, 0.35), 0.4),
      2.6,
    ),
  ) +
  path('M-20 2Q0-14 20 2 10 8-10 8Z', shade(color, 0.08))

export const starfish = (color: string): string =>
  lift(
    2,
    path(
      'M0-60C12-58 10-28 18-20 26-14 58-22 60-10 62 2 30 12 28 22 26 32 46 58 36 64 24 70 10 38 0 38-10 38-24 70-36 64-46 58-26 32-28 22-30 12-62 2-60-10-58-22-26-14-18-20-10-28-12-58 0-60Z',
      ball(tint(color, 0.4), shade(color, 0.08)),
    ),
  ) +
  repeat(5, (i) =>
    place(
      0,
      2,
      circle(0, -16, 3.4, tint(color, 0.65)) +
        circle(0, -28, 2.8, tint(color, 0.65)) +
        circle(0, -40, 2.2, tint(color, 0.65)),
      { tilt: i * 72 },
    ),
  )

export const bubbles = (count: number, width: number, height: number, seed = 'bubbles'): string => {
  const random = seeded(seed)
  return repeat(count, () => {
    const r = random.between(5, 22)
    return place(
      random.between(0, width),
      random.between(0, height),
      circle(0, 0, r, ball('#ffffff99', '#ffffff18'), 'stroke="#ffffff88" stroke-width="1.5"') +
        stroke(d`M${-r * 0.5} ${-r * 0.2}Q${-r * 0.4} ${-r * 0.6} 0 ${-r * 0.6}`, '#ffffffcc', 2),
    )
  })
}
