import { shade, tint } from '../paper/color.ts'
import { ball, down, type Fabric, fabric, glow } from '../paper/paint.ts'
import { turn } from '../paper/random.ts'
import { circle, d, lift, path, place, repeat, stroke } from '../paper/shapes.ts'

export interface Swag {
  from: [number, number]
  to: [number, number]
  sag: number
}

const alongSwag = ({ from, to, sag }: Swag, share: number): [number, number] => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share + 4 * sag * share * (1 - share),
]

const slopeAt = ({ from, to, sag }: Swag, share: number): number =>
  (Math.atan2(to[1] - from[1] + 4 * sag * (1 - 2 * share), to[0] - from[0]) * 180) / Math.PI

const cord = ({ from, to, sag }: Swag, color: string, width: number): string =>
  stroke(
    d`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 2 * sag} ${to[0]} ${to[1]}`,
    color,
    width,
  )

/** Hangs `count` things along a sagging cord, each turned with the slope. */
export const hung = (swag: Swag, count: number, draw: (i: number) => string, upright = false): string =>
  repeat(count, (i) => {
    const share = (i + 0.5) / count
    const [x, y] = alongSwag(swag, share)
    return place(x, y, draw(i), { tilt: upright ? 0 : slopeAt(swag, share) })
  })

/** Pennants of cloth on a ribbon. */
export const bunting = (swag: Swag, cloths: readonly Fabric[], size = 50, count = 0): string => {
  const length = Math.hypot(swag.to[0] - swag.from[0], swag.to[1] - swag.from[1])
  return lift(
    3,
    hung(swag, count || Math.floor(length / (size * 1.14)), (i) => {
      const cloth = turn(cloths, i)
      const flag = d`M${-size / 2} 0H${size / 2}Q${size * 0.2} ${size * 0.6} 0 ${size * 1.22}Q${-size * 0.2} ${size * 0.6} ${-size / 2} 0Z`
      return (
        path(flag, fabric(cloth)) +
        path(flag, down('#fff6e233', '#4b293733')) +
        stroke(flag, tint(cloth.ground, 0.4), 1.5)
      )
    }) + cord(swag, '#fff4e2', 6),
  )
}

/** Warm bulbs on a thin wire. */
export const fairyLights = (swag: Swag, count: number, size = 6, halo = 0.8): string =>
  cord(swag, '#6b5145', 2) +
  hung(
    swag,
    count,
    () =>
      circle(0, size + 2, size * 5, glow('#ffdb86', halo)) +
      path(d`M-2 -2H2V4H-2Z`, '#6b5145') +
      path(
        d`M0 ${size * 2.6}C${-size * 1.1} ${size * 1.6} ${-size} 3 0 2 ${size} 3 ${size * 1.1} ${size * 1.6} 0 ${size * 2.6}Z`,
        ball('#fffbe8', '#ffce6b'),
      ),
    true,
  )

/** Wooden beads with a tassel at every sixth. */
export const beads = (swag: Swag, count: number, colors: readonly string[], size = 9): string =>
  lift(
    1.5,
    cord(swag, '#d8c3a5', 2) +
      hung(swag, count, (i) =>
        circle(0, 0, size, ball(tint(turn(colors, i), 0.45), shade(turn(colors, i), 0.2))),
      ),
  )

/** Yarn tassels on a cord. */
export const tassels = (swag: Swag, count: number, colors: readonly string[], size = 34): string =>
  lift(2, cord(swag, '#e9d8bf', 3) + hung(swag, count, (i) => tassel(turn(colors, i), size), true))

const tassel = (color: string, size: number): string =>
  path(
    d`M-4 4H4L${size * 0.22} ${size}Q0 ${size * 1.1} ${-size * 0.22} ${size}Z`,
    down(tint(color, 0.2), shade(color, 0.12)),
  ) +
  repeat(5, (i) => stroke(d`M${-2 + i} 12L${-size * 0.16 + i * size * 0.08} ${size}`, shade(color, 0.2), 1)) +
  circle(0, 3, 5, ball(tint(color, 0.4), shade(color, 0.15))) +
  stroke('M-4 12H4', shade(color, 0.3), 2.5)
