import { faint, mix, shade, tint } from '../paper/color.ts'
import { across, ball, down, type Fabric, fabric } from '../paper/paint.ts'
import { d, grounding, lift, path, place, repeat, stroke } from '../paper/shapes.ts'
import { cushion } from './cushion.ts'

export interface BedLook {
  sheet: string
  duvet: Fabric
  throw: string
  pillows: [Fabric, Fabric, Fabric]
  /** Something small that lies or sits on the bed. */
  toy?: string
  tray?: string
}

/** A mattress reaching from inside a teepee out towards the viewer. */
export function bed({ sheet, duvet, throw: blanket, pillows, toy = '', tray = '' }: BedLook): string {
  return [
    place(0, 150, grounding(175, 30, 0.5)),
    mattress(sheet),
    place(-50, -30, cushion(104, pillows[0]), { tilt: -5 }),
    place(50, -30, cushion(104, pillows[1]), { tilt: 5 }),
    place(0, -6, cushion(78, pillows[2]), { tilt: 2 }),
    toy ? place(-56, 8, toy) : '',
    cover(duvet, sheet),
    knitted(blanket),
    tray ? place(8, 82, tray) : '',
  ].join('')
}

const mattress = (sheet: string): string =>
  lift(
    4,
    path(
      'M-132 96H132Q140 132 134 158 128 168 116 168H-116Q-128 168-134 158-140 132-132 96Z',
      down(shade(sheet, 0.12), shade(sheet, 0.3)),
    ) +
      path(
        'M-94-48Q-100-54-88-56H88Q100-54 94-48L136 110Q138 122 124 122H-124Q-138 122-136 110Z',
        down(mix(sheet, '#c99a7a', 0.3), sheet),
      ),
  )

const COVER =
  'M-122 40Q-60 30 0 34 60 30 122 40L146 118Q152 140 148 156 128 150 112 160 88 168 66 158 40 150 18 160-8 168-34 158-60 150-84 160-112 168-130 156-142 152-148 156-152 140-146 118Z'

const cover = (duvet: Fabric, sheet: string): string => {
  const dark = shade(duvet.ground, 0.5)
  return (
    lift(
      3,
      path(COVER, fabric(duvet)) +
        path(COVER, down(faint('#fff6e2', 0.25), faint(dark, 0), faint(dark, 0.45))),
    ) +
    path('M-146 118Q0 136 146 118L148 156Q0 172-148 156Z', faint(dark, 0.12)) +
    stroke(
      'M-100 44Q-112 90-116 150M-50 38Q-56 90-56 156M50 38Q56 90 52 154M100 44Q112 90 116 150',
      faint(dark, 0.2),
      5,
    ) +
    stroke('M-46 39Q-52 90-52 150M54 39Q60 90 57 150', faint('#fff6e2', 0.4), 3) +
    lift(
      2,
      path(
        'M-124 28Q-60 16 0 20 60 16 124 28L130 52Q60 40 0 44-60 40-130 52Z',
        down(tint(sheet, 0.5), shade(sheet, 0.1)),
      ),
    ) +
    stroke('M-126 44Q-60 32 0 36 60 32 126 44', faint(shade(sheet, 0.4), 0.35), 2)
  )
}

/** A knitted throw laid across the foot of the bed, its fringes hanging down at both sides. */
const knitted = (color: string): string => {
  const shape = 'M-139 82Q-70 72 0 76 70 72 139 82L145 116Q70 106 0 110-70 106-145 116Z'
  const fringe = (way: number) =>
    repeat(6, (i) => stroke(d`M${way * (139 + i * 1.2)} ${84 + i * 6}l${way * 9} 13`, shade(color, 0.1), 3.4))
  return (
    lift(
      2,
      fringe(-1) +
        fringe(1) +
        path(shape, fabric({ kind: 'knit', ground: color, ink: shade(color, 0.24), size: 12 })) +
        path(
          shape,
          across(
            faint(shade(color, 0.5), 0.35),
            faint('#fff6e2', 0.24),
            faint('#fff6e2', 0),
            faint(shade(color, 0.5), 0.4),
          ),
        ),
    ) + stroke('M-137 88Q-70 78 0 82 70 78 137 88', faint(tint(color, 0.6), 0.55), 2.4)
  )
}

/** A plump round floor cushion seen from the side. */
export const pouf = (size: number, look: Fabric): string => {
  const dark = shade(look.ground, 0.55)
  const body = 'M-60-4C-66-34-48-56 0-58 48-56 66-34 60-4 54 8-54 8-60-4Z'
  return place(
    0,
    0,
    grounding(70, 12, 0.4) +
      lift(3, path(body, fabric(look)) + path(body, ball(faint('#fff6e2', 0.35), faint(dark, 0.6)))) +
      stroke('M0-57Q-34-30-34 3M0-57Q34-30 34 3M0-57V5', faint(dark, 0.3), 2.5) +
      lift(1, path('M-7-57Q0-64 7-57 0-50-7-57Z', shade(look.ink, 0.1))),
    { scale: size / 120 },
  )
}
