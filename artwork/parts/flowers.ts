import { faint, mix, shade, tint } from '../paper/color.ts'
import { ball, down } from '../paper/paint.ts'
import { seeded, turn } from '../paper/random.ts'
import { circle, d, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

const PETAL = 'M0 0C-30-14-34-62-8-76Q0-70 8-76C34-62 30-14 0 0Z'

/** A paper blossom of two layered rings of petals, 100 across. */
export function blossom(color: string, heart = '#f2c66d', petals = 6): string {
  const ring = (scale: number, tone: string, tilt: number) =>
    lift(
      1.2,
      repeat(petals, (i) =>
        place(
          0,
          0,
          path(PETAL, down(tint(tone, 0.28), shade(tone, 0.12))) +
            stroke('M0-12Q2-36 0-58', faint(shade(tone, 0.5), 0.22), 2),
          {
            scale,
            tilt: tilt + (i * 360) / petals,
          },
        ),
      ),
    )
  return (
    ring(0.7, color, 0) +
    ring(0.46, tint(color, 0.3), 180 / petals) +
    lift(1, circle(0, 0, 9, ball(tint(heart, 0.3), shade(heart, 0.25)))) +
    repeat(8, (i) => circle(Math.cos(i * 0.785) * 11, Math.sin(i * 0.785) * 11, 2.2, shade(heart, 0.12)))
  )
}

/** A rose rolled from paper strips, 100 across. */
export function rose(color: string): string {
  const petal = (radius: number, tilt: number, tone: string) =>
    place(
      0,
      0,
      path(
        d`M${-radius * 0.85} ${-radius * 0.3}C${-radius * 0.9} ${-radius * 1.15} ${radius * 0.9} ${-radius * 1.15} ${radius * 0.85} ${-radius * 0.3}Q${radius * 0.5} ${radius * 0.32} 0 ${radius * 0.2} ${-radius * 0.5} ${radius * 0.32} ${-radius * 0.85} ${-radius * 0.3}Z`,
        down(tint(tone, 0.34), shade(tone, 0.16)),
      ),
      { tilt },
    )
  const ring = (radius: number, count: number, offset: number, tone: string) =>
    lift(
      0.9,
      repeat(count, (i) => petal(radius, offset + (i * 360) / count, tone)),
    )
  return (
    circle(0, 0, 40, shade(color, 0.2)) +
    ring(44, 5, 0, shade(color, 0.05)) +
    ring(34, 5, 36, color) +
    ring(24, 4, 10, tint(color, 0.12)) +
    ring(15, 3, 50, tint(color, 0.2)) +
    circle(0, 0, 9, shade(color, 0.22)) +
    stroke('M-5 2Q-6-6 1-6 8-4 5 2 1 6-2 2-1-2 2-1', shade(color, 0.42), 2)
  )
}

/** A tulip on its stem, standing on the origin, 120 tall. */
export const tulip = (color: string, leaf: string): string =>
  stroke('M0 0Q4-40 0-84', shade(leaf, 0.1), 5) +
  path('M0 0Q-34-20-36-66-10-46 0 0ZM0 0Q28-26 26-56 6-40 0 0Z', down(tint(leaf, 0.2), shade(leaf, 0.15))) +
  lift(
    1,
    path(
      'M-24-104Q-20-132-14-118-4-142 4-118 18-134 24-104 20-76 0-76-20-76-24-104Z',
      down(tint(color, 0.25), shade(color, 0.1)),
    ),
  ) +
  path('M-10-112Q0-144 10-112 8-82 0-78-8-82-10-112Z', faint(tint(color, 0.5), 0.7))

export const leaf = (color: string): string =>
  path('M0 0C-26-18-26-58 0-86 26-58 26-18 0 0Z', down(tint(color, 0.18), shade(color, 0.18))) +
  stroke('M0 4Q1-40 0-78M0-20L-10-34M0-20 10-34M0-42-9-54M0-42 9-54', faint(tint(color, 0.6), 0.6), 1.6)

/** A curved branch with paired leaves, growing upwards from the origin, 220 tall. */
export const branch = (color: string, pairs = 6): string =>
  stroke('M0 0Q26-110 0-220', shade(color, 0.25), 4) +
  repeat(pairs, (_, share) => {
    const x = 52 * share * (1 - share)
    const size = 0.62 - share * 0.26
    const tone = mix(color, tint(color, 0.35), share)
    return (
      place(x, -26 - share * 178, leaf(tone), { scale: size, tilt: -58 + share * 14 }) +
      place(x, -36 - share * 178, leaf(shade(tone, 0.08)), { scale: size, tilt: 58 - share * 14 })
    )
  }) +
  place(0, -214, leaf(tint(color, 0.3)), { scale: 0.4 })

/** A feathery plume of dried grass, 260 tall. */
export function pampas(color: string, seed = 'pampas'): string {
  const random = seeded(seed)
  return (
    stroke('M0 0Q-6-90 4-150', shade(color, 0.25), 3.5) +
    lift(
      1.5,
      repeat(64, (_, share) => {
        const height = -104 - share * 150
        const width = Math.sin(Math.PI * (0.16 + share * 0.8)) * 34
        const sway = random.between(-1, 1)
        return stroke(
          d`M${4 + share * 7} ${height + 24}Q${4 + sway * width * 0.5} ${height} ${6 + sway * width} ${height - 8 + Math.abs(sway) * 18}`,
          mix(shade(color, 0.1), tint(color, 0.5), random.between(0, 1)),
          4.6,
        )
      }),
    )
  )
}

/** Blossoms and leaves in a loose arrangement around the origin, 240 wide. */
export function posy(flowers: readonly string[], green: string, seed = 'posy'): string {
  const random = seeded(seed)
  const leaves = repeat(12, (i) =>
    place(
      random.between(-60, 60),
      random.between(-14, 14),
      leaf(turn([green, tint(green, 0.25), shade(green, 0.14)], i)),
      { scale: random.between(0.6, 0.95), tilt: -110 + i * 20 },
    ),
  )
  const spots: [number, number, number][] = [
    [-84, 8, 0.62],
    [84, 6, 0.62],
    [-44, -22, 0.78],
    [46, -20, 0.78],
    [0, 2, 1.05],
  ]
  return (
    lift(2, leaves) +
    spots
      .map(([x, y, scale], i) =>
        place(x, y, i % 2 ? rose(turn(flowers, i)) : blossom(turn(flowers, i)), { scale, tilt: i * 23 }),
      )
      .join('')
  )
}

/** A climbing trail of leaves with small flowers, along a quadratic curve. */
export function trail(
  points: readonly [number, number][],
  green: string,
  flower: (i: number) => string,
  seed = 'trail',
): string {
  const random = seeded(seed)
  return points
    .map(
      ([x, y], i) =>
        repeat(3, (k) =>
          place(
            x + random.between(-14, 14),
            y + random.between(-14, 14),
            leaf(mix(green, k % 2 ? tint(green, 0.4) : shade(green, 0.25), 0.6)),
            { scale: random.between(0.34, 0.56), tilt: random.between(0, 360) },
          ),
        ) +
        (i % 2
          ? ''
          : place(x + random.between(-6, 6), y + random.between(-6, 6), flower(i), {
              scale: random.between(0.42, 0.68),
              tilt: random.between(0, 90),
            })),
    )
    .join('')
}

export const mushroom = (cap: string): string =>
  path('M-9 0Q-6-20-9-34H9Q6-20 10 0 0 5-9 0Z', down('#fbf3e4', '#e3d2bb')) +
  lift(1, path('M-34-30Q-30-66 0-68 30-66 34-30 0-20-34-30Z', down(tint(cap, 0.2), shade(cap, 0.1)))) +
  oval(-12, -46, 6, 4.5, '#fff6e6') +
  oval(10, -54, 4.5, 3.5, '#fff6e6') +
  oval(17, -38, 5, 3.5, '#fff6e6')
