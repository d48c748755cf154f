import { mix, shade, tint } from '../paper/color.ts'
import { down, glow } from '../paper/paint.ts'
import { seeded, turn } from '../paper/random.ts'
import { box, circle, d, lift, path, place, repeat, stroke } from '../paper/shapes.ts'
import { leaf } from './flowers.ts'

/** Rolling ground across the whole width. */
export const hills = (y: number, height: number, color: string, bottom: number, shift = 0): string =>
  lift(
    4,
    path(
      d`M-40 ${bottom}V${y + height * 0.3}C${200 + shift} ${y - height} ${420 + shift} ${y + height} ${720 + shift} ${y}S${1180 + shift} ${y - height * 1.2} ${1680} ${y + height * 0.2}V${bottom}Z`,
      down(tint(color, 0.2), shade(color, 0.1)),
    ),
  )

export const picketFence = (y: number, color: string): string =>
  lift(
    2.4,
    box(-10, y - 74, 1620, 12, shade(color, 0.08), 4) +
      box(-10, y - 36, 1620, 12, shade(color, 0.08), 4) +
      repeat(30, (i) =>
        path(
          d`M${i * 55 - 10} ${y}V${y - 94}L${i * 55 + 8} ${y - 114}L${i * 55 + 26} ${y - 94}V${y}Z`,
          down(tint(color, 0.4), shade(color, 0.05)),
        ),
      ),
  )

/** A round tree of many leaves, standing on the origin, 330 tall. */
export function tree(green: string, bark: string, fruit: string, seed = 'tree'): string {
  const random = seeded(seed)
  const crown = (count: number, spread: number, tone: string) =>
    lift(
      2,
      repeat(count, () => {
        const angle = random.between(0, Math.PI * 2)
        const far = Math.sqrt(random.between(0, 1)) * spread
        return place(
          Math.cos(angle) * far,
          -220 + Math.sin(angle) * far * 0.86,
          leaf(mix(tone, tint(tone, 0.3), random.between(0, 1))),
          { scale: random.between(0.3, 0.46), tilt: random.between(0, 360) },
        )
      }),
    )
  return (
    lift(
      2,
      path('M-16 4Q-8-80-12-150L12-150Q8-80 18 4Z', down(bark, shade(bark, 0.25))) +
        stroke('M0-130Q-22-160-44-176M2-140Q22-168 40-190', bark, 8),
    ) +
    crown(90, 112, shade(green, 0.22)) +
    crown(70, 98, green) +
    crown(34, 74, tint(green, 0.22)) +
    repeat(9, () => circle(random.between(-84, 84), random.between(-296, -150), 8, fruit))
  )
}

/** Blades of grass along a line. */
export function grass(
  x: number,
  y: number,
  width: number,
  colors: readonly string[],
  seed = 'grass',
): string {
  const random = seeded(seed)
  return lift(
    1.4,
    repeat(Math.floor(width / 9), (i) => {
      const tall = random.between(18, 52)
      const lean = random.between(-16, 16)
      const at = x + i * 9
      return path(
        d`M${at - 4} ${y + 4}Q${at + lean * 0.3} ${y - tall * 0.6} ${at + lean} ${y - tall}Q${at + lean * 0.5 + 5} ${y - tall * 0.5} ${at + 5} ${y + 4}Z`,
        turn(colors, i),
      )
    }),
  )
}

/** Broad night-garden leaves fanning out from a corner. */
export function fronds(
  colors: readonly string[],
  count: number,
  reach: number,
  from: number,
  to: number,
): string {
  return lift(
    4,
    repeat(count, (i, share) => {
      const tone = turn(colors, i)
      const size = (reach / 86) * (0.72 + ((i * 37) % 30) / 100)
      return place(0, 0, leaf(tone), { scale: size, tilt: from + (to - from) * share })
    }),
  )
}

/** Wooden lattice for climbing plants. */
export const trellis = (x: number, y: number, width: number, height: number, color: string): string =>
  lift(
    2,
    `<g>${repeat(Math.floor(width / 46) + 1, (i) => stroke(d`M${x + i * 46} ${y}v${height}`, color, 7))}${repeat(Math.floor(height / 46) + 1, (i) => stroke(d`M${x} ${y + i * 46}h${width}`, tint(color, 0.2), 7))}</g>`,
  )

export const firefly = (): string => circle(0, 0, 30, glow('#ffe08a', 0.8)) + circle(0, 0, 3.4, '#fff6cf')
