import { faint, shade, tint } from '../paper/color.ts'
import { ball, down } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { d, lift, oval, path, repeat, stroke } from '../paper/shapes.ts'

/** A closed, uneven shore around the origin. */
function shore(rx: number, ry: number, seed: string): string {
  const random = seeded(seed)
  const count = 14
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const far = random.between(0.9, 1.1)
    return [Math.cos(angle) * rx * far, Math.sin(angle) * ry * far] as const
  })
  const middle = (i: number): [number, number] => {
    const [ax, ay] = points[i % count] ?? [0, 0]
    const [bx, by] = points[(i + 1) % count] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const [startX, startY] = middle(count - 1)
  return `${d`M${startX} ${startY}`}${points
    .map(([x, y], i) => {
      const [mx, my] = middle(i)
      return d`Q${x} ${y} ${mx} ${my}`
    })
    .join('')}Z`
}

/** A lagoon cut into sheets of paper, seen from straight above: sand at the rim, deep water in the middle. */
export function lagoon(colors: readonly string[], rx: number, ry: number): string {
  const steps = colors.length - 1
  const sheets = colors.map((color, i) => {
    const share = 1 - (i / steps) * 0.56
    const hole = i < steps ? shore(rx * share, ry * share, `shore ${i}`) : ''
    const sheet = path(`M-900-700H900V700H-900Z${hole}`, color, 'fill-rule="evenodd"')
    const foam = hole ? stroke(hole, tint(color, 0.5), 5) : ''
    return lift(7, sheet) + foam
  })
  return sheets.reverse().join('')
}

/** Curls of light on the water around the origin. */
export function shimmer(count: number, rx: number, ry: number): string {
  const random = seeded('shimmer')
  return repeat(count, () => {
    const angle = random.between(0, Math.PI * 2)
    const far = Math.sqrt(random.between(0.1, 1))
    const x = Math.cos(angle) * rx * far
    const y = Math.sin(angle) * ry * far
    const wide = random.between(26, 64)
    return stroke(d`M${x - wide} ${y}q${wide / 2} -14 ${wide} 0t${wide} 0`, '#ffffff66', 4)
  })
}

/** Lines the tide has left in the sand, following the shore. */
export const tideLines = (color: string, rx: number, ry: number): string =>
  repeat(4, (i) =>
    stroke(
      shore(rx + 46 + i * 62, ry + 44 + i * 58, `tide ${i}`),
      faint(shade(color, 0.16), 0.5),
      4 - i * 0.4,
      'stroke-dasharray="120 26 60 40"',
    ),
  )

/** A pebble as it lies in the sand. */
export const pebble = (color: string, rx: number): string =>
  lift(1.6, oval(0, 0, rx, rx * 0.78, ball(tint(color, 0.4), shade(color, 0.12)))) +
  oval(-rx * 0.2, -rx * 0.2, rx * 0.4, rx * 0.24, down('#ffffff66', '#ffffff00'))
