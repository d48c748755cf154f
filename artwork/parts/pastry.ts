import { faint, shade, tint } from '../paper/color.ts'
import { across, ball, down, fabric } from '../paper/paint.ts'
import { turn } from '../paper/random.ts'
import { box, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

/** A two-tier cake on a stand, 250 tall. */
export const cake = (icing: string, drip: string, crown: string): string => {
  const tier = (y: number, half: number, high: number) =>
    lift(
      2.2,
      path(
        d`M${-half} ${y - high}V${y}Q0 ${y + half * 0.2} ${half} ${y}V${y - high}Z`,
        across(tint(icing, 0.25), icing, shade(icing, 0.2)),
      ),
    ) +
    oval(0, y - high, half, half * 0.17, down(tint(drip, 0.3), drip)) +
    repeat(9, (i) => {
      const x = -half + 10 + (i * (half * 2 - 20)) / 8
      const depth = Math.sqrt(Math.max(0, 1 - (x / half) ** 2)) * half * 0.16
      const long = 16 + ((i * 29) % 22)
      return path(
        d`M${x - 9} ${y - high + depth - 7}V${y - high + depth + long}Q${x} ${y - high + depth + long + 12} ${x + 9} ${y - high + depth + long}V${y - high + depth - 7}Z`,
        drip,
      )
    }) +
    stroke(
      d`M${-half + 2} ${y - 7}Q0 ${y + half * 0.18} ${half - 2} ${y - 7}`,
      tint(drip, 0.4),
      9,
      'stroke-dasharray="1 14"',
    )
  return (
    grounding(90, 16, 0.4) +
    lift(
      2,
      path('M-16-40H16L34 0Q0 10-34 0Z', across('#fffaf0', '#e3d4c2')) +
        oval(0, -42, 132, 26, ball('#fffdf6', '#e0d0bd')),
    ) +
    tier(-50, 104, 92) +
    tier(-138, 70, 80) +
    place(0, -226, crown)
  )
}

export const cupcake = (wrapper: string, icing: string, cherry: string): string =>
  grounding(30, 7, 0.35) +
  lift(
    1.4,
    path(
      'M-27-36H27L20 0Q0 5-20 0Z',
      fabric({ kind: 'stripes', ground: wrapper, ink: shade(wrapper, 0.14), size: 13 }),
    ),
  ) +
  lift(
    1.4,
    path(
      'M-34-36C-40-54-22-58-20-58-22-74-6-78 0-88 8-76 22-74 20-58 26-58 40-52 34-36 20-30-20-30-34-36Z',
      ball(tint(icing, 0.45), shade(icing, 0.08)),
    ),
  ) +
  stroke('M-24-48Q0-40 24-48M-15-64Q0-58 15-64', faint(shade(icing, 0.3), 0.35), 3) +
  circle(0, -86, 7, ball(tint(cherry, 0.4), shade(cherry, 0.1)))

export const cookie = (shape: string): string => place(0, 0, lift(1, shape), { scale: 0.5 })

export const croissant = (): string =>
  lift(
    1.2,
    path(
      'M-44 2C-46-26-20-42 0-42 22-42 46-26 44 2 36 8 30 0 24-8 10-16-10-16-24-8-30 0-36 8-44 2Z',
      ball('#f3c987', '#b9743a'),
    ),
  ) + stroke('M-30-4Q-34-20-24-30M-12-14Q-16-30-8-40M12-14Q16-30 8-40M30-4Q34-20 24-30', '#9a5a2c99', 3)

/** Macarons stacked in a small pyramid. */
export const macarons = (colors: readonly string[]): string =>
  [
    [-30, 0],
    [0, 0],
    [30, 0],
    [-15, -24],
    [15, -24],
    [0, -48],
  ]
    .map(([x = 0, y = 0], i) => {
      const tone = turn(colors, i)
      return place(
        x,
        y,
        lift(
          1,
          path('M-17-12Q-17-25 0-25 17-25 17-12Z', down(tint(tone, 0.4), tone)) +
            box(-15, -13, 30, 6, '#fff3e0', 3) +
            path('M-17-7H17Q17 2 0 2-17 2-17-7Z', down(tone, shade(tone, 0.16))),
        ),
      )
    })
    .join('')
