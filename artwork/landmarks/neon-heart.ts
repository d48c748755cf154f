import { faint, shade, tint } from '../paper/color.ts'
import { glow } from '../paper/paint.ts'
import { blur, circle, lift, stroke } from '../paper/shapes.ts'

const HEART = 'M0 150C-60 88-190 20-186-78-182-168-62-190 0-96 62-190 182-168 186-78 188-6 110 56 36 116'
const INNER = 'M-8 104C-52 58-140 10-138-64-134-124-50-138-6-66'

/** A sign of bent glass tube in the shape of a heart, 380 wide, its middle on the origin. */
export function neonHeart(color: string): string {
  const tube = (path: string, width: number) =>
    lift(2, stroke(path, shade(color, 0.16), width + 5)) +
    stroke(path, color, width) +
    stroke(path, tint(color, 0.72), width * 0.5)
  return (
    circle(0, -16, 430, glow(color, 0.55)) +
    blur(16, stroke(HEART, faint(color, 0.85), 40)) +
    stroke('M-120-150V-260M120-150V-260', '#6b4657', 3) +
    tube(HEART, 19) +
    tube(INNER, 9) +
    stroke('M36 116Q60 150 120 150T210 210', '#6b4657', 5)
  )
}

/** What the sign throws back into a darkened room, for the layer of lights that bloom. */
export const neonBloom = (color: string): string =>
  circle(0, -16, 520, glow(color, 0.5)) +
  blur(10, stroke(HEART, faint(color, 0.9), 26)) +
  stroke(HEART, tint(color, 0.7), 13) +
  stroke(INNER, tint(color, 0.6), 7)
