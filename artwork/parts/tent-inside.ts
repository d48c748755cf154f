import { faint, shade, tint } from '../paper/color.ts'
import { across, ball, down, type Fabric, fabric } from '../paper/paint.ts'
import { d, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { cushion, heartCushion } from './cushion.ts'
import { fairyLights } from './strings.ts'

interface InsideLook {
  /** The curtains on both sides of the way out. */
  lining: Fabric
  /** The canvas around them, in the dark. */
  canvas: string
  trim: string
  duvet: Fabric
  sheet: string
  pillows: [Fabric, Fabric]
}

/** Canvas left of the way out, which narrows to a point above the picture. */
const CANVAS = 'M-40-40H770Q560 330 300 760 220 960 190 1240H-40Z'
const CURTAIN = 'M770-40Q560 330 262 742 232 800 150 836 60 700 120 520 330 200 560-40Z'
const SKIRT = 'M250 770Q300 980 230 1240H-40V900Q110 860 190 760Z'

/** The view from inside a teepee, lying on the bed: fills the picture but for the way out. */
export function tentInside(look: InsideLook): string {
  return [
    half(look),
    place(1600, 0, half(look), { mirrored: true }),
    fairyLights({ from: [236, 700], to: [744, -30], sag: 60 }, 11, 9, 1),
    fairyLights({ from: [856, -30], to: [1364, 700], sag: 60 }, 11, 9, 1),
    drawBedFoot(look),
  ].join('')
}

const half = ({ lining, canvas, trim }: InsideLook): string => {
  const dark = shade(lining.ground, 0.6)
  return [
    lift(8, path(CANVAS, down(shade(canvas, 0.3), canvas, shade(canvas, 0.4)))),
    repeat(7, (i) =>
      stroke(
        d`M${690 - i * 80} -40Q${430 - i * 60} 380 ${120 - i * 40} 1240`,
        faint(shade(canvas, 0.6), 0.35),
        9,
      ),
    ),
    lift(
      7,
      path(SKIRT, fabric(lining)) +
        path(SKIRT, across(faint(dark, 0.75), faint(dark, 0.2), faint('#ffd9a0', 0.2), faint(dark, 0.4))),
    ),
    stroke(
      'M60 900Q120 1040 70 1240M130 860Q200 1040 150 1240M196 800Q262 1000 206 1240',
      faint(dark, 0.4),
      8,
    ),
    lift(
      8,
      path(CURTAIN, fabric(lining)) +
        path(CURTAIN, across(faint(dark, 0.7), faint(dark, 0.16), faint('#ffd9a0', 0.3))),
    ),
    stroke('M720-20Q470 350 214 730M650-20Q380 330 172 690', faint(dark, 0.3), 9),
    lift(4, place(206, 772, ribbon(trim), { scale: 2.1, tilt: -18 })),
  ].join('')
}

const ribbon = (color: string): string =>
  path('M-2 4Q-14 40-26 56-10 52-4 60 0 34 4 6Z', shade(color, 0.2)) +
  path('M2 4Q14 36 24 48 10 46 4 56-2 30-2 6Z', shade(color, 0.1)) +
  path(
    'M0 0C-22-22-36-12-34 2-32 14-16 14 0 4 16 14 32 14 34 2 36-12 22-22 0 0Z',
    ball(tint(color, 0.3), shade(color, 0.12)),
  ) +
  oval(0, 1, 8, 8, shade(color, 0.15))

const drawBedFoot = ({ duvet, sheet, pillows }: InsideLook): string => {
  const cover = 'M330 1240Q360 1090 470 1062 800 1026 1130 1062 1240 1090 1270 1240Z'
  const dark = shade(duvet.ground, 0.55)
  return (
    lift(
      9,
      path(cover, fabric(duvet)) +
        path(cover, across(faint(dark, 0.5), faint('#ffdba6', 0.2), faint(dark, 0), faint(dark, 0.5))),
    ) +
    lift(3, path('M470 1062Q800 1026 1130 1062L1138 1084Q800 1050 462 1084Z', tint(sheet, 0.1))) +
    stroke(
      'M600 1070Q560 1160 560 1240M800 1056Q810 1150 800 1240M1000 1070Q1040 1160 1040 1240',
      faint(dark, 0.24),
      9,
    ) +
    place(388, 1214, cushion(190, pillows[1]), { tilt: -14 }) +
    place(1206, 1216, heartCushion(170, pillows[0]), { tilt: 10 })
  )
}
