import { faint, shade, tint } from '../paper/color.ts'
import { ball, down, glow } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { circle, d, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { blossom } from '../parts/flowers.ts'

const SHORE =
  'M-500 10C-520-70-380-130-200-138-40-160 120-150 280-132 440-112 540-50 500 30 470 110 300 150 60 158-180 164-470 130-500 10Z'

/** A still pond of layered paper, 1000 wide, in which the moon is seen at `moonX`. */
export function moonPond(water: string, stone: string, moonX: number): string {
  const random = seeded('ripples')
  return [
    lift(5, place(0, 8, path(SHORE, down(tint(stone, 0.1), shade(stone, 0.2))), { scale: 1.06 })),
    path(SHORE, shade(water, 0.45)),
    place(4, 10, lift(3, path(SHORE, down(shade(water, 0.3), water))), { scale: 0.955 }),
    place(4, 14, path(SHORE, down(faint(tint(water, 0.3), 0.1), faint(tint(water, 0.5), 0.5))), {
      scale: 0.84,
    }),
    oval(moonX, 0, 300, 130, glow('#fff0c0', 0.9)),
    oval(moonX, -6, 92, 46, ball('#fff8e0', '#ffe6a6')),
    repeat(8, (i) => {
      const half = 100 - i * 7 - random.between(0, 24)
      return stroke(
        d`M${moonX - half + random.between(-14, 14)} ${-36 + i * 15}h${half * 2}`,
        faint(i % 2 ? shade(water, 0.3) : '#fff2c8', 0.7),
        4,
      )
    }),
    repeat(12, () => {
      const x = random.between(-400, 400)
      return stroke(
        d`M${x} ${random.between(-100, 110)}h${random.between(30, 90)}`,
        faint('#dfe8ff', 0.35),
        3,
      )
    }),
  ].join('')
}

/** A lily pad with or without its flower, lying on the origin, 110 across. */
export const lilyPad = (green: string, petal = ''): string =>
  lift(
    2,
    path(
      'M0-2L34-20C10-34-40-30-54-8-62 16-16 28 14 26 50 24 66 6 54-10Z',
      down(tint(green, 0.2), shade(green, 0.14)),
    ),
  ) +
  stroke('M2 0L-40-6M2 0-22 18M2 0 24 18M2 0 46 2', faint(tint(green, 0.5), 0.5), 2.4) +
  (petal ? place(-6, -10, lily(petal)) : '')

const lily = (petal: string): string =>
  circle(0, -8, 44, glow(tint(petal, 0.4), 0.5)) + place(0, -8, blossom(petal, '#ffe39a', 8), { scale: 0.5 })

/** A bulrush standing on the origin, 190 tall. */
export const bulrush = (green: string): string =>
  lift(
    1.6,
    stroke('M0 0Q4-90-4-150', shade(green, 0.2), 5) +
      stroke('M-5-140Q-7-170-8-190', shade(green, 0.1), 3) +
      stroke('M-4-112Q-5-140-6-156', '#8a5f4e', 15) +
      path(
        'M0 0Q-40-50-46-128-20-70 4 0ZM2 0Q26-60 48-104 36-40 10 0Z',
        down(tint(green, 0.2), shade(green, 0.16)),
      ),
  )
