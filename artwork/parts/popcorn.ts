import { shade, tint } from '../paper/color.ts'
import { across, ball, cloth, fabric } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { circle, grounding, lift, path, place, repeat } from '../paper/shapes.ts'

const kernel = (): string =>
  circle(-7, 0, 9, ball('#fffdf2', '#f3dfa8')) +
  circle(7, -2, 9, ball('#fffdf2', '#f3dfa8')) +
  circle(0, -8, 9, ball('#fffef6', '#f6e6b8')) +
  circle(1, 2, 4, '#e9c56f')

/** A heap of popcorn `width` wide, its lower edge on the origin. */
export const popcorn = (width: number, count: number, seed = 'popcorn'): string => {
  const random = seeded(seed)
  return lift(
    1,
    repeat(count, () => {
      const x = random.between(-1, 1)
      const high = (1 - x * x) * width * 0.34
      return place((x * width) / 2, -random.between(0, high), kernel(), {
        tilt: random.between(0, 360),
        scale: random.between(0.8, 1.15),
      })
    }),
  )
}

/** A striped paper box filled to the brim, 150 tall. */
export const popcornBox = (color: string): string => {
  const body = 'M-56-108 Q0-96 56-108L42 0Q0 8-42 0Z'
  return (
    grounding(54, 10, 0.4) +
    place(0, -98, popcorn(104, 34)) +
    lift(
      2.4,
      path(body, fabric(cloth('stripes', '#fff8ea', color, 34))) +
        path(body, across('#ffffff33', '#ffffff00', `${shade(color, 0.6)}55`)),
    ) +
    lift(1, circle(0, -52, 24, tint(color, 0.86))) +
    place(0, -52, path('M0 14C-18 0-18-14-8-14-3-14 0-10 0-8 0-10 3-14 8-14 18-14 18 0 0 14Z', color))
  )
}
