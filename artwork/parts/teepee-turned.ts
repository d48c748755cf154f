import { faint, mix, shade, tint } from '../paper/color.ts'
import { across, down, fabric } from '../paper/paint.ts'
import { d, grounding, lift, path, place, repeat, stroke } from '../paper/shapes.ts'
import type { BedLook } from './bed.ts'
import { cushion } from './cushion.ts'
import { entrance, frontPanel, polesBehind, type TeepeeLook, tie } from './teepee.ts'

/** Lays the front of a teepee onto the plane between its near corner (-30, 40) and its far one (215, -38). */
const ontoFront = (content: string): string =>
  `<g transform="matrix(.645 -.205 .165 1 92.5 1)">${content}</g>`

const SIDE = 'M-30 40Q-14-249-9-557L-4-560Q-128-296-240-34-140 16-30 40Z'

/** A child's tent standing at an angle: its way in looks to the lower right, with the bed reaching out of it. */
export const turnedTeepee = (look: TeepeeLook, bed: BedLook): string =>
  [
    place(-20, 8, grounding(265, 44, 0.42)),
    lift(7, polesBehind(look) + ontoFront(frontPanel(look)) + side(look)),
    ontoFront(entrance(look)),
    tie(look),
    look.topper ? place(0, -556, look.topper) : '',
    turnedBed(bed),
  ].join('')

const side = ({ canvas, trim, lit }: TeepeeLook): string => {
  const shaded = (color: string) => mix(shade(color, 0.06), mix(color, '#d99a68', 0.5), 0.26)
  const deep = mix(shade(canvas.ground, 0.5), '#a8714f', 0.4)
  const light = lit ? '#ffcf7a' : '#fff4dd'
  return (
    path(SIDE, fabric({ ...canvas, ground: shaded(canvas.ground), ink: shaded(canvas.ink) })) +
    repeat(6, (i, share) =>
      path(
        d`M-8 -556Q${-20 - share * 90} -280 ${-52 - share * 168} ${34 - share * 58}l${-16} ${-5}Q${-26 - share * 94} -290 -8 -556Z`,
        faint(deep, i % 2 ? 0.07 : 0.12),
      ),
    ) +
    path(SIDE, across(faint(deep, 0.42), faint(deep, 0.06), faint(light, lit ? 0.5 : 0.2))) +
    path(SIDE, down(faint(deep, 0.3), faint(deep, 0), faint(deep, 0.14))) +
    lift(1.4, scallops(trim))
  )
}

/** A border of cut paper along the lower edge of the side. */
const scallops = (color: string): string =>
  repeat(7, (_, share) => {
    const x = -226 + share * 172
    const y = -26 + share * 60 - share * (1 - share) * -18
    return path(
      d`M${x - 14} ${y - 16}L${x + 16} ${y - 7}Q${x + 12} ${y + 12} ${x - 1} ${y + 7}T${x - 14} ${y - 16}Z`,
      down(tint(color, 0.3), color),
    )
  })

/** A point of the bed: across it from its near edge, along it from the pillows, and above the floor. */
const at = (across: number, along: number, height: number): [number, number] => [
  26 + across * 138 + along * 178,
  22 - across * 43 + along * 116 - height,
]

const surface = (corners: readonly [number, number, number][]): string =>
  `M${corners
    .map(([a, l, h]) =>
      at(a, l, h)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`

const TOP = 46

function turnedBed({ sheet, duvet, throw: blanket, pillows, toy = '' }: BedLook): string {
  const dark = shade(duvet.ground, 0.5)
  const [footX, footY] = at(0.4, 0.7, 0)
  const sides = surface([
    [0, 0.28, TOP],
    [0, 1.02, TOP],
    [1, 1.02, TOP],
    [1, 1.02, 12],
    [0.5, 1.03, 6],
    [0, 1.03, 12],
    [0, 0.7, 6],
    [0, 0.28, 12],
  ])
  const top = surface([
    [0, 0.28, TOP + 4],
    [0, 1, TOP],
    [1, 1, TOP],
    [1, 0.28, TOP + 4],
  ])
  return [
    place(footX, footY + 6, grounding(170, 44, 0.4)),
    lift(3, path(surface(mattressOutline()), down(sheet, shade(sheet, 0.28)))),
    path(surface(rectangle(0, 1, 0, 1, TOP)), down(shade(sheet, 0.06), tint(sheet, 0.3))),
    upright(0.82, 0.06, cushion(92, pillows[0]), 5),
    upright(0.32, 0.1, cushion(92, pillows[1]), -5),
    upright(0.56, 0.2, cushion(66, pillows[2]), 3),
    lift(
      2.5,
      path(sides, fabric(duvet)) +
        path(sides, down(faint(dark, 0.1), faint(dark, 0.42))) +
        path(top, fabric(duvet)),
    ),
    path(top, across(faint(dark, 0.14), faint('#fff6e2', 0.3), faint(dark, 0.1))),
    lift(1.6, path(surface(rectangle(-0.02, 1.02, 0.22, 0.36, TOP + 5)), tint(sheet, 0.4))),
    knittedBand(blanket),
    toy ? upright(0.2, 0.36, place(0, 0, toy, { scale: 0.9 }), 0) : '',
  ].join('')
}

const rectangle = (
  near: number,
  far: number,
  from: number,
  to: number,
  height: number,
): [number, number, number][] => [
  [near, from, height],
  [near, to, height],
  [far, to, height],
  [far, from, height],
]

const mattressOutline = (): [number, number, number][] => [
  [0, 0, TOP],
  [0, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [1, 1, TOP],
  [1, 0, TOP],
]

const upright = (across: number, along: number, content: string, tilt: number): string => {
  const [x, y] = at(across, along, TOP - 6)
  return place(x, y, content, { tilt })
}

const knittedBand = (color: string): string => {
  const band = surface([
    [1.01, 0.66, TOP + 4],
    [-0.01, 0.66, TOP + 4],
    [-0.01, 0.66, 14],
    [-0.01, 0.86, 14],
    [-0.01, 0.86, TOP + 4],
    [1.01, 0.86, TOP + 4],
  ])
  const fringe = repeat(7, (_, share) => {
    const [x, y] = at(-0.01, 0.665 + share * 0.19, 15)
    return stroke(d`M${x} ${y}l-1 13`, shade(color, 0.12), 3.2)
  })
  return lift(
    1.8,
    fringe +
      path(band, fabric({ kind: 'knit', ground: color, ink: shade(color, 0.24), size: 12 })) +
      path(band, across(faint(shade(color, 0.5), 0.35), faint('#fff6e2', 0.16))),
  )
}
