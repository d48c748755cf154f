import { faint, shade, tint } from '../paper/color.ts'
import { across, ball, down, fabric, glow } from '../paper/paint.ts'
import { box, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { branch, leaf } from './flowers.ts'

/** A lantern with a candle, standing on the origin, 150 tall. */
export const lantern = (metal: string, lit = true): string =>
  grounding(52, 11, 0.45) +
  (lit ? circle(0, -62, 170, glow('#ffce78', 0.6)) : '') +
  lift(
    2.5,
    box(-36, -104, 72, 98, down('#ffe9b0', '#f7b967'), 4) +
      oval(0, -46, 30, 44, glow('#fffbe6', 1)) +
      box(-11, -42, 22, 34, across('#fff8ea', '#f0dcc0'), 4) +
      path('M0-76C-9-60-10-50 0-44 10-50 9-60 0-76Z', down('#fff6cf', '#ff9f3d')) +
      stroke('M-36-104V-6M36-104V-6M-36-56H36M0-104V-78', metal, 5) +
      path('M-42-6H42V4H-42ZM-42-104H42L22-130H-22Z', across(tint(metal, 0.25), shade(metal, 0.2))) +
      stroke('M-12-130Q-12-154 0-154 12-154 12-130', metal, 4),
  )

/** A round paper lantern hanging from above, its middle on the origin. */
export const paperLantern = (color: string, radius = 56, drop = 300): string =>
  stroke(d`M0 ${-drop}V${-radius}`, '#8a6a5f', 2) +
  circle(0, 0, radius * 2.1, glow('#ffd590', 0.45)) +
  lift(3, oval(0, 0, radius, radius * 0.94, ball(tint(color, 0.75), shade(color, 0.08)))) +
  repeat(6, (i) => {
    const y = radius * (-0.68 + i * 0.27)
    const half = Math.sqrt(Math.max(0, radius * radius - (y * y) / 0.88)) - 2
    return stroke(d`M${-half} ${y}Q0 ${y + radius * 0.13} ${half} ${y}`, faint(shade(color, 0.35), 0.4), 2)
  }) +
  oval(0, 0, radius * 0.7, radius * 0.66, glow('#fff4cf', 0.75)) +
  box(-radius * 0.26, -radius * 0.98, radius * 0.52, 7, shade(color, 0.35), 3) +
  box(-radius * 0.22, radius * 0.88, radius * 0.44, 6, shade(color, 0.35), 3)

/** A leafy plant in a woven pot, standing on the origin. */
export const plant = (pot: string, green: string): string =>
  grounding(70, 13, 0.45) +
  lift(
    3,
    repeat(7, (i) =>
      place(-18 + i * 6, -84, branch(i % 2 ? green : tint(green, 0.16), 5), {
        tilt: -54 + i * 18,
        scale: 0.72 + (i % 3) * 0.14,
      }),
    ),
  ) +
  lift(
    3,
    path(
      'M-54-100H54L42-8Q0 8-42-8Z',
      fabric({ kind: 'knit', ground: pot, ink: shade(pot, 0.24), size: 15 }),
    ) + path('M-54-100H54L42-8Q0 8-42-8Z', across('#fff4dd44', '#fff4dd00', '#4b293766')),
  ) +
  lift(1, box(-58, -108, 116, 16, shade(pot, 0.12), 8))

/** Broad leaves on tall stems. */
export const tallPlant = (pot: string, green: string): string =>
  grounding(64, 12, 0.45) +
  lift(
    3,
    repeat(9, (i) => {
      const lean = -48 + i * 12
      const tall = 130 + ((i * 53) % 100)
      return place(
        0,
        -70,
        stroke(d`M0 0Q${lean * 0.3} ${-tall * 0.5} 0 ${-tall}`, shade(green, 0.3), 4) +
          place(0, -tall + 20, leaf(i % 2 ? green : tint(green, 0.2)), { scale: 1.5, tilt: lean * 0.4 }),
        { tilt: lean },
      )
    }),
  ) +
  lift(3, path('M-46-86H46L38-6Q0 8-38-6Z', across(tint(pot, 0.2), pot, shade(pot, 0.28)))) +
  stroke('M-44-66Q0-56 44-66', tint(pot, 0.45), 5)

/** A basket holding rolled blankets. */
export const basket = (wicker: string, blankets: readonly [string, string]): string =>
  grounding(86, 15, 0.45) +
  lift(
    2,
    place(-26, -84, roll(blankets[0]), { tilt: -14 }) + place(26, -90, roll(blankets[1]), { tilt: 10 }),
  ) +
  lift(
    3,
    path(
      'M-74-86Q0-72 74-86L60-6Q0 10-60-6Z',
      fabric({ kind: 'knit', ground: wicker, ink: shade(wicker, 0.28), size: 17 }),
    ) + path('M-74-86Q0-72 74-86L60-6Q0 10-60-6Z', across('#fff4dd33', '#fff4dd00', '#4b293777')),
  ) +
  stroke('M-74-86Q0-72 74-86', shade(wicker, 0.2), 9) +
  stroke('M-72-62Q-98-46-66-30M72-62Q98-46 66-30', shade(wicker, 0.3), 7)

const roll = (color: string): string =>
  box(-24, -64, 48, 90, across(tint(color, 0.2), color, shade(color, 0.2)), 14) +
  oval(0, -60, 24, 13, shade(color, 0.12)) +
  stroke('M-15-60Q-14-68 0-68 16-67 15-59 10-54-2-55-9-58-4-62 4-62', shade(color, 0.4), 2.4)

/** A window with a view of the night or of the morning. */
export const archWindow = (view: string, frameColor: string): string =>
  lift(5, path('M-130 190V-60A130 130 0 0 1 130-60V190Z', frameColor)) +
  '<clipPath id="pane"><path d="M-112 174V-60A112 112 0 0 1 112-60V174Z"/></clipPath>' +
  `<g clip-path="url(#pane)">${view}</g>` +
  stroke('M0-170V174M-112 50H112M-112-60H112', frameColor, 9) +
  stroke('M-112 174V-60A112 112 0 0 1 112-60V174', faint(shade(frameColor, 0.5), 0.4), 4) +
  lift(3, box(-152, 184, 304, 22, down(tint(frameColor, 0.3), shade(frameColor, 0.1)), 7))

/** The part of an arched window that moonlight shines through. */
export const windowLight = (): string => path('M-112 174V-60A112 112 0 0 1 112-60V174Z', '#ffffff')
