import { faint, shade, tint } from '../paper/color.ts'
import { ball, type Fabric, fabric } from '../paper/paint.ts'
import { d, grounding, lift, oval, place, repeat, stroke } from '../paper/shapes.ts'

/** A round rug lying on the floor, centered on the origin. */
export function rug(rx: number, ry: number, rings: readonly Fabric[]): string {
  const fringe = repeat(190, (i) => {
    const angle = (i / 190) * Math.PI * 2
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    return stroke(
      d`M${x * rx * 0.99} ${y * ry * 0.99}L${x * (rx + 13)} ${y * (ry + 8)}`,
      tint(rings[0]?.ground ?? '#ffffff', 0.16),
      5,
    )
  })
  return (
    place(0, 10, grounding(rx + 16, ry + 8, 0.3)) +
    fringe +
    rings
      .map((ring, i) => {
        const share = 1 - i * 0.17
        const disc = oval(0, 0, rx * share, ry * share, fabric(ring))
        const edge = oval(
          0,
          0,
          rx * share - 6,
          ry * share - 4,
          'none',
          `stroke="${faint(shade(ring.ground, 0.4), 0.4)}" stroke-width="3" stroke-dasharray="12 9"`,
        )
        return (i ? disc : lift(1, disc)) + edge
      })
      .join('') +
    oval(0, 0, rx, ry, ball('#fff4dd33', '#4b293744'))
  )
}
