import { faint, shade, tint } from '../paper/color.ts'
import { across, ball, down, type Fabric, fabric } from '../paper/paint.ts'
import { box, circle, d, grounding, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { croissant } from './pastry.ts'

/** A round plate seen from the front and a little above. */
export const plate = (rim: string, content = '', rx = 84): string =>
  place(0, 8, grounding(rx + 4, rx * 0.34, 0.35)) +
  lift(
    1.6,
    oval(0, 0, rx, rx * 0.36, ball('#fffdf7', '#e6d8c8')) +
      oval(0, -1, rx - 7, rx * 0.36 - 4, 'none', `stroke="${rim}" stroke-width="5"`),
  ) +
  oval(0, 2, rx * 0.68, rx * 0.22, down(faint('#8a6a5f', 0.22), '#fffdf7')) +
  content

export const cup = (color: string): string =>
  place(0, 4, oval(0, 0, 46, 14, down('#fffaf0', shade('#efe3d2', 0.1)))) +
  lift(
    1.6,
    stroke('M28-38Q54-42 50-22 44-8 22-12', shade(color, 0.06), 7) +
      path('M-34-48H34Q34-4 12 0H-12Q-34-4-34-48Z', across(tint(color, 0.35), color, shade(color, 0.18))),
  ) +
  oval(0, -48, 34, 9, tint(color, 0.6)) +
  oval(0, -47, 28, 6.4, '#8a5a3c') +
  oval(-4, -48, 10, 2.6, '#f4dfc4')

export const teapot = (color: string, flower: string): string =>
  grounding(70, 12, 0.4) +
  lift(
    2.4,
    stroke('M54-58Q100-72 96-38 90-14 50-16', shade(color, 0.06), 10) +
      path('M-50-40Q-76-46-84-76L-98-82Q-92-30-44-12Z', down(tint(color, 0.2), shade(color, 0.14))) +
      path(
        'M-58-40C-60-84-28-96 0-96 28-96 60-84 58-40 54-4 30 0 0 0-30 0-54-4-58-40Z',
        ball(tint(color, 0.4), shade(color, 0.14)),
      ),
  ) +
  lift(
    1.4,
    path('M-30-92Q0-116 30-92 0-84-30-92Z', tint(color, 0.2)) +
      circle(0, -112, 8, ball(tint(color, 0.4), shade(color, 0.1))),
  ) +
  place(0, -44, flower, { scale: 0.36 })

export const drawGlass = (drink: string, straw: string): string =>
  grounding(26, 6, 0.35) +
  stroke('M4-20 22-104', straw, 6) +
  lift(
    1.2,
    path('M-24-80H24L18 0H-18Z', '#ffffff66') +
      path('M-22-62H22L17-3H-17Z', across(tint(drink, 0.3), drink, shade(drink, 0.12))),
  ) +
  oval(0, -62, 22, 5, tint(drink, 0.4)) +
  stroke('M-16-72-12-8', '#ffffffaa', 4) +
  oval(0, -80, 24, 5.4, 'none', 'stroke="#ffffffcc" stroke-width="2"')

/** A wooden bed tray on short legs, 180 wide, with whatever stands on it. */
export const tray = (wood: string, content: string): string =>
  place(0, 14, grounding(104, 20, 0.35)) +
  lift(
    2,
    box(-84, 2, 12, 18, shade(wood, 0.3), 3) +
      box(72, 2, 12, 18, shade(wood, 0.3), 3) +
      path('M-84-34H84L102 4Q104 10 96 10H-96Q-104 10-102 4Z', down(shade(wood, 0.06), tint(wood, 0.16))),
  ) +
  stroke('M-76-26H76M-86-10H86', faint(shade(wood, 0.5), 0.18), 2) +
  lift(1, path('M-102 4Q-104 14-96 14H96Q104 14 102 4L100 0H-100Z', shade(wood, 0.16))) +
  stroke('M-20 7H20', shade(wood, 0.45), 5) +
  content

export const breakfast = (china: string, accent: string): string =>
  place(-40, -10, plate(accent, place(0, -2, croissant(), { scale: 0.62 }), 44)) +
  place(34, -8, cup(china), { scale: 0.62 }) +
  place(70, -14, vase(china, accent), { scale: 0.42 })

export const vase = (china: string, bloom: string): string =>
  stroke('M0-60Q-12-90-24-112M0-60V-128M0-60Q12-90 26-106', '#7c9a6e', 4) +
  [
    [-24, -116],
    [0, -132],
    [26, -110],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        circle(x, y, 17, ball(tint(bloom, 0.4), shade(bloom, i * 0.08))) + circle(x, y, 6, '#f2c66d'),
    )
    .join('') +
  lift(
    1.4,
    path(
      'M-12-66H12C10-50 30-40 28-18 26 2-26 2-28-18-30-40-10-50-12-66Z',
      across(tint(china, 0.35), china, shade(china, 0.2)),
    ),
  )

/** A low round table with a cloth reaching halfway down, its top centered on the origin. */
export const roundTable = (rx: number, ry: number, cloth: Fabric, wood: string, trim: string): string => {
  const drop = 150
  const scallops = 18
  const edge = repeatPath(scallops, rx, ry, drop)
  const dark = shade(cloth.ground, 0.5)
  const apron = `${d`M${-rx} 0`}${edge}${d`L${rx} 0A${rx} ${ry} 0 0 1 ${-rx} 0Z`}`
  return (
    place(0, drop + 190, grounding(rx * 0.86, ry * 0.7, 0.5)) +
    lift(
      3,
      box(-rx * 0.62, 40, 38, drop + 140, across(tint(wood, 0.1), shade(wood, 0.3)), 8) +
        box(rx * 0.62 - 38, 40, 38, drop + 140, across(tint(wood, 0.1), shade(wood, 0.3)), 8),
    ) +
    lift(
      6,
      path(apron, fabric(cloth)) +
        path(
          apron,
          across(
            faint(dark, 0.5),
            faint('#fff6e2', 0.25),
            faint(dark, 0.06),
            faint('#fff6e2', 0.15),
            faint(dark, 0.55),
          ),
        ),
    ) +
    repeat(13, (_, share) => {
      const angle = Math.PI * (0.06 + share * 0.88)
      const x = -Math.cos(angle) * rx
      const y = Math.sin(angle) * ry
      return path(d`M${x} ${y}L${x * 1.02 - 16} ${y + drop}L${x * 1.02 + 12} ${y + drop}Z`, faint(dark, 0.16))
    }) +
    lift(2, oval(0, 0, rx, ry, fabric(cloth))) +
    oval(0, 0, rx, ry, ball('#fff8e877', faint(dark, 0.35))) +
    oval(
      0,
      0,
      rx - 10,
      ry - 5,
      'none',
      `stroke="${trim}" stroke-width="5" stroke-dasharray="2 12" stroke-linecap="round"`,
    )
  )
}

const repeatPath = (count: number, rx: number, ry: number, drop: number): string =>
  Array.from({ length: count }, (_, i) => {
    const from = Math.PI * (1 - i / count)
    const to = Math.PI * (1 - (i + 1) / count)
    const middle = (from + to) / 2
    const at = (angle: number, extra: number): [number, number] => [
      Math.cos(angle) * rx * 1.03,
      Math.sin(angle) * ry + drop + extra,
    ]
    const [sx, sy] = at(from, 0)
    const [mx, my] = at(middle, 34)
    const [ex, ey] = at(to, 0)
    return `${i ? '' : d`L${sx} ${sy}`}${d`Q${mx} ${my} ${ex} ${ey}`}`
  }).join('')
