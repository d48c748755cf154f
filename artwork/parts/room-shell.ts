import { faint, mix, shade, tint } from '../paper/color.ts'
import { across, down } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { blend, blur, box, d, lift, path, repeat, stroke } from '../paper/shapes.ts'

export const ROOM = { width: 1600, height: 1200 } as const
/** Where the wall meets the floor. */
const FLOOR_LINE = 745

/** Painted wall with its lower part paneled. */
export function wall(color: string, panel: string, mural: string, bottom: number = FLOOR_LINE): string {
  const top = bottom - 190
  return [
    box(0, 0, 1600, bottom, down(tint(color, 0.22), color, shade(color, 0.1))),
    mural,
    box(0, top + 20, 1600, 170, down(shade(panel, 0.06), panel)),
    repeat(11, (i) => frame(-20 + i * 152, top + 40, 128, 104, panel)),
    lift(2.4, box(-10, top, 1620, 20, down(tint(panel, 0.5), shade(panel, 0.05)), 6)),
    lift(2, box(-10, bottom - 30, 1620, 32, down(tint(panel, 0.4), shade(panel, 0.1)))),
  ].join('')
}

const frame = (x: number, y: number, width: number, height: number, color: string): string =>
  box(x, y, width, height, down(shade(color, 0.13), shade(color, 0.02)), 5) +
  box(x + 7, y + 7, width - 14, height - 14, down(shade(color, 0.07), tint(color, 0.1)), 3) +
  stroke(d`M${x} ${y + height}H${x + width}V${y}`, faint(tint(color, 0.7), 0.8), 2.5)

/** Planks running towards the viewer. */
export function floor(color: string, top: number = FLOOR_LINE): string {
  const random = seeded(`floor ${color}`)
  const planks = 19
  const edge = (i: number): [number, number] => [800 + (i - planks / 2) * 96, 800 + (i - planks / 2) * 190]
  return [
    box(0, top, 1600, 1200 - top, color),
    repeat(planks, (i) => {
      const [a, b] = edge(i)
      const [c, e] = edge(i + 1)
      return path(
        d`M${a} ${top}L${b} 1200H${e}L${c} ${top}Z`,
        mix(color, random.chance(0.5) ? shade(color, 0.16) : tint(color, 0.18), random.between(0.1, 0.9)),
      )
    }),
    repeat(planks, (i) => {
      const [a, b] = edge(i)
      const at = random.between(0.1, 0.9)
      const y = top + (1200 - top) * at
      const x = a + (b - a) * at
      return stroke(d`M${a} ${top}L${b} 1200M${x} ${y}h${96 + at * 94}`, faint(shade(color, 0.55), 0.35), 2.4)
    }),
    box(
      0,
      top,
      1600,
      1200 - top,
      down(faint(shade(color, 0.6), 0.4), faint(color, 0), faint('#fff0d0', 0.12)),
    ),
  ].join('')
}

/** Low sunlight falling through a window somewhere to the left. */
export const daylight = (): string =>
  blend(
    'soft-light',
    blur(
      18,
      path('M-40 120 560 0H820L-40 560Z', across('#fff1cc00', '#fff1cccc', '#fff1cc00')) +
        path('M120 1240 700 760H1080L760 1240Z', across('#fff1cc00', '#fff1cc99', '#fff1cc00')),
    ),
  )

/** Slightly darker corners, as in a framed print. */
export const vignette = (): string =>
  blend(
    'multiply',
    '<radialGradient id="corners" r=".78"><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#d9bfc0"/></radialGradient><rect width="1600" height="1200" fill="url(#corners)"/>',
  )
