import { faint, shade, tint } from '../paper/color.ts'
import { across, ball, down } from '../paper/paint.ts'
import { seeded, turn } from '../paper/random.ts'
import { box, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

/** A tin of paint with a drip over its side, standing on the origin. */
export const paintPot = (color: string): string =>
  grounding(46, 9, 0.4) +
  lift(
    2,
    path('M-40-70H40V-6Q0 8-40-6Z', across('#f7efe4', '#ffffff', '#cbbcb4')) +
      oval(0, -70, 40, 11, '#efe4d6'),
  ) +
  oval(0, -69, 34, 8, color) +
  path(
    'M-38-66Q0-54 36-66V-44Q30-34 24-44V-52Q18-44 12-50V-26Q4-14-4-28V-50Q-14-44-20-50-28-40-38-48Z',
    down(tint(color, 0.15), shade(color, 0.06)),
  ) +
  box(-26, -26, 20, 14, faint(color, 0.5), 2)

/** A brush lying along its handle, its bristles at the origin, 190 long. */
export const brush = (color: string, wood: string): string =>
  lift(
    1.8,
    path('M-11-46Q-14-14 0 6 14-14 11-46Z', down(shade(color, 0.12), color)) +
      box(-12, -72, 24, 28, across('#e9dfd2', '#b9aca4'), 3) +
      path('M-10-72Q-16-130-5-186 0-196 5-186 16-130 10-72Z', across(tint(wood, 0.25), shade(wood, 0.12))),
  )

/** A stain of watercolor with splashes around it, 200 across. */
export function splash(color: string, seed = color): string {
  const random = seeded(`splash ${seed}`)
  const rim = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2
    const far = random.between(62, 100)
    return [Math.cos(angle) * far, Math.sin(angle) * far * 0.86] as const
  })
  const outline = (scale: number) =>
    `${rim
      .map(([x, y], i) => {
        const [nx, ny] = turn(rim, i + 1)
        const middle = d`${((x + nx) / 2) * scale} ${((y + ny) / 2) * scale}`
        return i ? d`Q${x * scale} ${y * scale} ` + middle : `M${middle}`
      })
      .join('')}Z`
  return (
    path(outline(1), faint(color, 0.42)) +
    path(outline(0.84), faint(tint(color, 0.2), 0.4)) +
    path(outline(0.5), faint(shade(color, 0.05), 0.24)) +
    stroke(outline(1), faint(shade(color, 0.1), 0.35), 2.5) +
    repeat(9, () =>
      circle(random.between(-140, 140), random.between(-110, 110), random.between(3, 10), faint(color, 0.5)),
    )
  )
}

/** A card of cloth or paint samples fanned out. */
export const swatches = (colors: readonly string[]): string =>
  repeat(colors.length, (i, share) =>
    place(
      0,
      0,
      lift(1.6, box(-26, -150, 52, 150, '#fffaf2', 6) + box(-21, -145, 42, 96, turn(colors, i), 4)) +
        stroke('M-16-34H14M-16-22H4', '#b9a6a0', 3),
      { tilt: -34 + share * 68 },
    ),
  )

/** A sheet with a drawing, held by a strip of tape. */
export const sketch = (width: number, height: number, content: string, tape = '#f2c9a8'): string =>
  lift(2.4, box(-width / 2, -height / 2, width, height, down('#fffdf8', '#f6ecdf'), 3)) +
  content +
  lift(0.8, place(0, -height / 2, box(-30, -10, 60, 20, faint(tape, 0.85), 2), { tilt: -5 }))

/** A star with a question in it: whatever a child may dream up. */
export const wonderStar = (color: string): string =>
  lift(
    2,
    path(
      'M0-50C6-50 12-20 17-16S48-14 49-9 26 12 25 18 34 47 29 50 6 36 0 36-24 53-29 50-24 24-25 18-51-4-49-9-22-12-17-16-6-50 0-50Z',
      ball(tint(color, 0.5), color),
    ),
  ) +
  stroke('M-10-8C-10-22 11-22 11-8 11 2 0 2 0 12', '#fffaf0', 6) +
  circle(0, 23, 4, '#fffaf0')

/** A jar of pencils and brushes, standing on the origin, 190 tall. */
export const pencilJar = (colors: readonly string[], glass: string): string =>
  grounding(44, 9, 0.4) +
  lift(
    1.8,
    repeat(7, (i) =>
      place(
        -24 + i * 8,
        -60,
        box(-6, -90, 12, 100, across(tint(turn(colors, i), 0.2), shade(turn(colors, i), 0.1)), 2) +
          path('M-6-90 0-112 6-90Z', '#f0d9b8') +
          path('M-2.4-103 0-112 2.4-103Z', turn(colors, i)),
        { tilt: -22 + i * 7 },
      ),
    ),
  ) +
  lift(2, path('M-38-80H38L34-6Q0 8-34-6Z', across(tint(glass, 0.3), glass, shade(glass, 0.2)))) +
  stroke('M-37-60Q0-50 37-60M-35-24Q0-14 35-24', faint(tint(glass, 0.8), 0.7), 5)
