import { faint, shade, tint } from '../paper/color.ts'
import { across, ball, down, type Fabric, fabric, glow } from '../paper/paint.ts'
import { box, circle, d, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import type { BedLook } from './bed.ts'
import type { TeepeeLook } from './teepee.ts'

/** Where the poles meet: seen from above, it leans away from the way in. */
const TIP_Y = -66
const RADIUS = 178
/** Where the seams reach the floor, in degrees clockwise from the right; the way in lies between the last and the first. */
const SEAMS = [130, 176, 222, 270, 318, 364, 410]

const foot = (degrees: number, far = 1): [number, number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * RADIUS * far, TIP_Y * (1 - far) + Math.sin(angle) * RADIUS * far]
}

/** A teepee from straight above, 360 wide, its way in and its bed pointing down before it is turned by `tilt`. */
export const teepeeFromAbove = (look: TeepeeLook, bed: BedLook, tilt: number): string =>
  place(
    0,
    0,
    bedFromAbove(bed) +
      lift(
        9,
        SEAMS.slice(1)
          .map((to, i) => gore(look, SEAMS[i] ?? 0, to, tilt, i))
          .join(''),
      ) +
      lift(4, curtain(look, -1) + curtain(look, 1)) +
      seams(look) +
      crown(look),
    { tilt },
  )

/** One breadth of cloth; the light comes from the upper left of the picture, however the teepee is turned. */
const gore = (
  { canvas, lining, trim }: TeepeeLook,
  from: number,
  to: number,
  tilt: number,
  i: number,
): string => {
  const [ax, ay] = foot(from)
  const [bx, by] = foot(to)
  const [mx, my] = foot((from + to) / 2, 0.93)
  const [ix, iy] = foot(from, 0.88)
  const [jx, jy] = foot(to, 0.88)
  const [kx, ky] = foot((from + to) / 2, 0.82)
  const cloth = i % 2 ? lining : canvas
  const dark = shade(cloth.ground, 0.6)
  const light = Math.cos((((from + to) / 2 + tilt - 225) * Math.PI) / 180)
  const shape = d`M0 ${TIP_Y}L${ax} ${ay}Q${mx} ${my} ${bx} ${by}Z`
  return (
    path(shape, fabric(cloth)) +
    path(d`M${ix} ${iy}L${ax} ${ay}Q${mx} ${my} ${bx} ${by}L${jx} ${jy}Q${kx} ${ky} ${ix} ${iy}Z`, trim) +
    path(shape, light > 0 ? faint('#fff6e0', light * 0.38) : faint(dark, -light * 0.52))
  )
}

/** Half of the front, drawn back so that the pillows are seen. */
const curtain = ({ canvas, lining }: TeepeeLook, way: number): string => {
  const [x, y] = foot(90 - way * 40)
  const outer = d`M0 ${TIP_Y}L${x} ${y}Q${x * 0.86} ${y + 12} ${x * 0.74} ${y + 4} ${x * 0.66} 40 0 ${TIP_Y}Z`
  const inner = d`M0 ${TIP_Y}Q${x * 0.66} 36 ${x * 0.74} ${y + 4} ${x * 0.6} ${y + 14} ${x * 0.5} ${y} ${x * 0.4} 26 0 ${TIP_Y}Z`
  const dark = shade(lining.ground, 0.6)
  return (
    path(outer, fabric(canvas)) +
    path(outer, faint(shade(canvas.ground, 0.6), 0.16)) +
    path(inner, fabric(lining)) +
    path(inner, down(faint(dark, 0.4), faint('#fff4dd', 0.16)))
  )
}

const seams = ({ canvas, trim }: TeepeeLook): string =>
  lift(
    1.2,
    SEAMS.map((degrees) => {
      const [x, y] = foot(degrees)
      return (
        stroke(d`M0 ${TIP_Y}L${x} ${y}`, faint(tint(canvas.ground, 0.7), 0.9), 3.4) +
        circle(x, y, 9, ball(tint(trim, 0.4), shade(trim, 0.18)))
      )
    }).join(''),
  )

const crown = ({ wood, trim, topper }: TeepeeLook): string =>
  lift(
    6,
    repeat(6, (i) =>
      place(0, TIP_Y, box(-6.5, -84, 13, 84, across(tint(wood, 0.3), shade(wood, 0.3)), 6), {
        tilt: -75 + i * 30 + (i % 2) * 8,
      }),
    ) + circle(0, TIP_Y, 18, ball(tint(trim, 0.3), shade(trim, 0.2))),
  ) + (topper ? place(0, TIP_Y + 4, topper, { scale: 1.15 }) : '')

const pillow = (x: number, y: number, look: Fabric, tilt: number, size = 1): string => {
  const shape =
    'M-42-28Q0-22 42-28 48-30 46-22 42 0 46 22 48 30 42 28 0 22-42 28-48 30-46 22-42 0-46-22-48-30-42-28Z'
  return place(
    x,
    y,
    lift(2, path(shape, fabric(look)) + path(shape, ball('#fff6e255', faint(shade(look.ground, 0.5), 0.4)))),
    { tilt, scale: size },
  )
}

function bedFromAbove({ sheet, duvet, throw: blanket, pillows, toy = '' }: BedLook): string {
  const cover = 'M-98 164Q0 156 98 164L104 330Q90 340 66 333 30 341 0 334-34 341-66 333-92 340-104 330Z'
  const dark = shade(duvet.ground, 0.5)
  return [
    lift(6, box(-96, -20, 192, 346, down(shade(sheet, 0.2), tint(sheet, 0.3)), 16)),
    oval(0, 70, 130, 110, glow('#ffe2a0', 0.6)),
    pillow(-46, 92, pillows[0], -6),
    pillow(46, 92, pillows[1], 6),
    pillow(0, 130, pillows[2], 2, 0.74),
    lift(
      3,
      path(cover, fabric(duvet)) +
        path(cover, across(faint(dark, 0.3), faint('#fff6e2', 0.24), faint(dark, 0), faint(dark, 0.3))),
    ),
    lift(1.6, path('M-100 162Q0 152 100 162L101 192Q0 182-101 192Z', tint(sheet, 0.4))),
    stroke('M-46 196Q-52 260-48 326M48 196Q54 260 50 326', faint(dark, 0.18), 5),
    lift(
      2,
      box(
        -108,
        262,
        216,
        42,
        fabric({ kind: 'knit', ground: blanket, ink: shade(blanket, 0.24), size: 13 }),
        5,
      ) +
        repeat(6, (i) => stroke(d`M-108 ${266 + i * 7}h-10M108 ${266 + i * 7}h10`, shade(blanket, 0.12), 3)),
    ),
    toy ? place(34, 244, toy, { scale: 0.9 }) : '',
  ].join('')
}
