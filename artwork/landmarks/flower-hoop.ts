import { shade, tint } from '../paper/color.ts'
import { grounding, lift, oval, place, repeat } from '../paper/shapes.ts'
import { blossom, branch, posy, trail } from '../parts/flowers.ts'

const at = (radius: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}

/** A great hoop of willow with flowers along two thirds of it; its lowest point is the origin. */
export function flowerHoop(radius: number, wood: string, green: string, flowers: readonly string[]): string {
  const points = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) => at(radius, from + ((to - from) * i) / (count - 1)))
  const bloom = (i: number) => blossom(flowers[i % flowers.length] ?? wood, '#e0b060', 6)
  const ring = (r: number, width: number, color: string) =>
    oval(0, 0, r, r, 'none', `stroke="${color}" stroke-width="${width}"`)
  return (
    grounding(radius * 0.6, 26, 0.35) +
    place(
      0,
      -radius,
      lift(4, ring(radius, 18, shade(wood, 0.16)) + ring(radius - 2, 9, tint(wood, 0.24))) +
        lift(3, ring(radius - 26, 7, wood)) +
        repeat(9, (i) =>
          place(...at(radius, 176 + i * 14), branch(green, 5), { scale: 0.7, tilt: 60 + i * 14 }),
        ) +
        repeat(6, (i) =>
          place(...at(radius, -36 + i * 14), branch(tint(green, 0.2), 5), { scale: 0.6, tilt: 110 + i * 16 }),
        ) +
        trail(points(150, 318, 44), green, bloom, 'hoop') +
        trail(points(-30, 56, 20), green, (i) => bloom(i + 2), 'hoop right') +
        place(...at(radius, 214), posy(flowers, green, 'hoop one'), { scale: 1.25, tilt: -52 }) +
        place(...at(radius, 252), posy([...flowers].reverse(), green, 'hoop two'), {
          scale: 1.05,
          tilt: -14,
        }) +
        place(...at(radius, 180), posy([...flowers].reverse(), green, 'hoop three'), {
          scale: 0.95,
          tilt: -84,
        }) +
        place(...at(radius, 18), posy(flowers, green, 'hoop four'), { scale: 0.9, tilt: 104 }),
    )
  )
}
