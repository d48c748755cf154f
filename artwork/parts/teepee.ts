import { faint, mix, shade, tint } from '../paper/color.ts'
import { across, ball, down, type Fabric, fabric, glow } from '../paper/paint.ts'
import { blend, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

export interface TeepeeLook {
  canvas: Fabric
  lining: Fabric
  trim: string
  wood: string
  /** Positive shows the right side of the tent, negative the left one. */
  facing?: number
  lit?: boolean
  /** What crowns the tied poles. */
  topper?: string
}

const FRONT = 'M-190 0Q-96-270-15-560L15-560Q96-270 190 0Q95 9 0 5-95 9-190 0Z'
const OPENING =
  'M0-446C-16-350-44-262-104-196-94-130-100-60-116 4H116C100-60 94-130 104-196 44-262 16-350 0-446Z'

/** A child's tent, its base centered on the origin; 380 wide and 650 tall. */
export function teepee(look: TeepeeLook): string {
  return [
    place(0, 4, grounding(235, 34, 0.42)),
    lift(7, side(look) + polesBehind(look) + frontPanel(look)),
    entrance(look),
    tie(look),
    look.topper ? place(0, -556, look.topper) : '',
  ].join('')
}

export const polesBehind = ({ wood }: TeepeeLook): string => {
  const pole = (x: number, y: number, from: number) =>
    stroke(d`M${from} -540L${x} ${y}`, shade(wood, 0.25), 13) +
    stroke(d`M${from - 2} -542L${x - 2} ${y + 1}`, wood, 8) +
    stroke(d`M${from - 4} -545L${x - 4} ${y + 2}`, tint(wood, 0.45), 2)
  return pole(10, -662, 2) + pole(-46, -648, 14) + pole(52, -652, -14)
}

/** What lies on the front panel: the way in, its curtains and the seams. */
export const entrance = (look: TeepeeLook): string => interior(look) + flaps(look) + hem(look)

const side = ({ canvas, facing = 0 }: TeepeeLook): string => {
  if (!facing) return ''
  const way = Math.sign(facing)
  const foot = way * (190 + Math.abs(facing) * 96)
  const shape = d`M${way * 190} 0Q${way * 96} -270 ${way * 8} -560Q${way * 120} -300 ${foot} -52Z`
  const dark = mix(shade(canvas.ground, 0.34), '#a8784f', 0.12)
  const shaded = (color: string) => mix(shade(color, 0.1), mix(color, '#c98a5e', 0.5), 0.42)
  return (
    path(shape, fabric({ ...canvas, ground: shaded(canvas.ground), ink: shaded(canvas.ink) })) +
    path(
      shape,
      way > 0 ? across(faint(dark, 0.7), faint(dark, 0.1)) : across(faint(dark, 0.1), faint(dark, 0.7)),
    )
  )
}

const folds = (color: string): string =>
  repeat(9, (_, share) => {
    const foot = -172 + share * 344
    const width = 15 + ((share * 37) % 13)
    return path(
      d`M${foot * 0.05} -548Q${foot * 0.48} -270 ${foot} 4L${foot + width} 4Q${foot * 0.5 + width * 0.4} -270 ${foot * 0.05 + 2} -548Z`,
      faint(color, 0.13),
    )
  })

export const frontPanel = ({ canvas, lit }: TeepeeLook): string => {
  const deep = shade(canvas.ground, 0.42)
  return (
    path(FRONT, fabric(canvas)) +
    folds(deep) +
    path(FRONT, across(faint(deep, 0.34), faint('#fff4dd', 0.2), faint('#fff4dd', 0), faint(deep, 0.42))) +
    path(FRONT, down(faint(deep, 0.5), faint(deep, 0.04), faint(deep, 0), faint(deep, 0.22))) +
    (lit ? blend('soft-light', path(FRONT, down('#ffb65c22', '#ffcf7a', '#fff0bd'))) : '')
  )
}

const interior = ({ canvas, lining, lit }: TeepeeLook): string => {
  const back = lit ? '#f7b765' : shade(mix(mix(canvas.ground, lining.ground, 0.35), '#e8a766', 0.42), 0.08)
  const deep = lit ? '#c0703f' : shade(back, 0.5)
  return (
    lift(2, path(OPENING, down(deep, back, tint(back, lit ? 0.5 : 0.12)))) +
    path('M0-446L-62-40H62Z', down(faint(deep, 0.1), faint(tint(back, 0.6), lit ? 0.75 : 0.28))) +
    stroke('M0-440L-62-40M0-440 62-40', faint(deep, 0.4), 4) +
    stroke('M0-440L-8-40M0-440 20-40', faint(deep, 0.16), 5) +
    oval(0, -150, 150, 220, glow('#fff3c4', lit ? 0.85 : 0.32)) +
    path(
      OPENING,
      across(faint(shade(deep, 0.3), 0.6), faint(deep, 0), faint(deep, 0), faint(shade(deep, 0.3), 0.6)),
    ) +
    innerLights(lit)
  )
}

const innerLights = (lit = false): string =>
  stroke('M-46-290Q0-250 46-290M-74-222Q0-168 74-222', '#00000033', 2) +
  [
    [-40, -284],
    [-20, -273],
    [0, -269],
    [20, -273],
    [40, -284],
    [-66, -214],
    [-44, -202],
    [-22, -195],
    [0, -193],
    [22, -195],
    [44, -202],
    [66, -214],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, lit ? 17 : 14, glow('#ffdf8e', lit ? 0.95 : 0.8)) + circle(x, y, 3.4, '#fff3cf'),
    )
    .join('')

const flaps = (look: TeepeeLook): string =>
  place(0, 0, flap(look)) + place(0, 0, flap(look), { mirrored: true })

/** One curtain, folded back so that its lining shows, and tied to the pole. */
const flap = ({ lining, canvas, trim }: TeepeeLook): string => {
  const dark = shade(lining.ground, 0.45)
  const roll = 'M0-446C-14-350-42-262-104-196-118-206-128-212-136-216-92-286-34-372-6-462Z'
  const skirt = 'M-106-198C-92-130-98-60-114 6Q-142 12-178 4C-160-60-138-130-128-204Z'
  return (
    lift(
      2.5,
      path(skirt, fabric(canvas)) +
        path(
          skirt,
          across(
            faint(shade(canvas.ground, 0.5), 0.5),
            faint('#fff4dd', 0.25),
            faint(shade(canvas.ground, 0.5), 0.4),
          ),
        ),
    ) +
    stroke(
      'M-118-196Q-118-90-136 4M-112-196Q-104-90-122 4M-124-196Q-132-90-156 4',
      faint(shade(canvas.ground, 0.5), 0.32),
      3,
    ) +
    lift(
      3,
      path(roll, fabric(lining)) +
        path(roll, across(faint(dark, 0.5), faint('#fff4dd', 0.2), faint(dark, 0.3))),
    ) +
    stroke('M-4-446C-22-350-62-272-118-206', faint(dark, 0.28), 3) +
    lift(2, bow(trim))
  )
}

const bow = (color: string): string =>
  place(
    -117,
    -200,
    path('M0 4Q-12 34-22 46-10 44-6 50-2 30 2 6Z', shade(color, 0.18)) +
      path('M0 4Q8 30 16 42 6 40 2 48-4 28-2 6Z', shade(color, 0.1)) +
      path(
        'M0 0C-22-22-36-12-34 2-32 14-16 14 0 4 16 14 32 14 34 2 36-12 22-22 0 0Z',
        ball(tint(color, 0.3), shade(color, 0.12)),
      ) +
      oval(0, 1, 8, 8, shade(color, 0.15)),
  )

/** Pompons along the seam of both front edges. */
const hem = ({ trim }: TeepeeLook): string =>
  lift(
    1.4,
    repeat(12, (_, share) => {
      const fall = 0.12 + share * 0.84
      const x = 190 * (fall * fall * 0.28 + fall * 0.72)
      const y = -560 + 560 * fall
      const ball3 = (at: number) => circle(at, y, 7.5, ball(tint(trim, 0.4), shade(trim, 0.2)))
      return ball3(x - 2) + ball3(-x + 2)
    }),
  )

export const tie = ({ trim }: TeepeeLook): string =>
  lift(
    1.5,
    repeat(4, (i) =>
      stroke(
        d`M-17 ${-566 + i * 8}Q0 ${-560 + i * 8} 17 ${-568 + i * 8}`,
        i % 2 ? shade(trim, 0.22) : trim,
        7,
      ),
    ),
  )
