import { faint, shade, tint } from '../paper/color.ts'
import { across, ball, down, type Fabric, fabric } from '../paper/paint.ts'
import { circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

/** Edges between the seven gores of the envelope, at its mouth and far above the picture. */
const EDGES = [-1, -0.82, -0.5, -0.17, 0.17, 0.5, 0.82, 1]

/** The lower half of a hot-air balloon, so near that its top is out of sight; the mouth is the origin. */
export function envelope(cloths: readonly Fabric[], trim: string): string {
  const edge = (share: number) => ({ mouth: share * 92, belly: share * 560, top: share * 640 })
  const gore = (i: number): string => {
    const left = edge(EDGES[i] ?? -1)
    const right = edge(EDGES[i + 1] ?? 1)
    return d`M${left.mouth} 0C${left.mouth * 2.4} -150 ${left.belly} -230 ${left.top} -620L${right.top} -620C${right.belly} -230 ${right.mouth * 2.4} -150 ${right.mouth} 0Z`
  }
  const whole = 'M-92 0C-221-150-560-230-640-620H640C560-230 221-150 92 0Z'
  return lift(
    8,
    repeat(7, (i) =>
      path(gore(i), fabric(cloths[i % cloths.length] ?? { kind: 'plain', ground: trim, ink: trim })),
    ) +
      path(whole, across('#4b293766', '#fff6e266', '#fff6e200', '#4b293777')) +
      path(whole, down('#4b293700', '#4b293722', '#4b293766')) +
      repeat(6, (i) => {
        const { mouth, belly, top } = edge(EDGES[i + 1] ?? 0)
        return stroke(d`M${mouth} 0C${mouth * 2.4} -150 ${belly} -230 ${top} -620`, '#fff6e288', 3)
      }) +
      repeat(9, (i) => path(d`M${-96 + i * 21.3} -6q10.6 40 21.3 0Z`, down(tint(trim, 0.2), trim))) +
      path('M-96-14Q0 12 96-14L94 4Q0 28-94 4Z', down(tint(trim, 0.3), shade(trim, 0.1))),
  )
}

/** Its wicker basket, standing on the origin, 400 wide and 230 tall; `inside` looks over the rim. */
export function balloonBasket(wicker: string, leather: string, inside: string): string {
  const body = 'M-200-214Q0-186 200-214L168-12Q0 22-168-12Z'
  return [
    place(0, 4, grounding(230, 38, 0.5)),
    oval(0, -214, 200, 40, down(shade(wicker, 0.55), shade(wicker, 0.4))),
    inside,
    lift(
      6,
      path(body, fabric({ kind: 'knit', ground: wicker, ink: shade(wicker, 0.3), size: 26 })) +
        path(body, across('#4b293766', '#fff4dd55', '#fff4dd00', '#4b293788')),
    ),
    lift(
      3,
      stroke('M-200-214Q0-186 200-214', leather, 26) +
        stroke('M-196-218Q0-192 196-218', tint(leather, 0.3), 6),
    ),
    lift(2, stroke('M-170-20Q0 12 170-20', shade(leather, 0.1), 18)),
    lift(2, stroke('M-92-200L-84-2M92-200 84-2', leather, 15)),
    place(-150, -170, sandbag('#d9b98c')) + place(146, -170, sandbag('#e3c79c')),
  ].join('')
}

const sandbag = (color: string): string =>
  stroke('M0-34V0', shade(color, 0.4), 4) +
  lift(
    2,
    path('M-12 0H12Q34 30 30 64 0 78-30 64-34 30-12 0Z', ball(tint(color, 0.4), shade(color, 0.16))) +
      stroke('M-13 4Q0 10 13 4', shade(color, 0.45), 5),
  ) +
  circle(0, 40, 11, faint(shade(color, 0.4), 0.35))

/** Ropes from the basket's corners to the mouth of the envelope `high` above. */
export const riggingTo = (high: number): string =>
  [-190, -70, 70, 190]
    .map(
      (x) =>
        stroke(d`M${x} -210L${x * 0.46} ${-high}`, '#9a7350', 6) +
        stroke(d`M${x - 1} -210L${x * 0.46 - 1} ${-high}`, '#d6b489', 2),
    )
    .join('')
