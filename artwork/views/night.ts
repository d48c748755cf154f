import { down, glow } from '../paper/paint.ts'
import { turn } from '../paper/random.ts'
import { box, circle, place } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { archWindow, lantern, windowLight } from '../parts/furnishings.ts'
import { drawLightPool, moonbeam, nightfall } from '../parts/night-light.ts'
import { floor, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { fullMoon, starField } from '../parts/sky.ts'
import { fairyLights } from '../parts/strings.ts'
import type { Theme } from '../themes/theme.ts'
import { getAngles } from './angles.ts'
import { drawBloom, drawLight, tents } from './tents.ts'

const lanterns: [number, number][] = [
  [566, 1092],
  [1034, 1092],
]

const moonlitView = (): string =>
  box(-130, -190, 260, 400, down('#1c1b45', '#3b3a78', '#7a6fa8')) +
  place(-130, -190, starField(260, 330, 40, '#fff4d6', 'window')) +
  place(57, -4, fullMoon('#ffeec2'), { scale: 0.36 })

const garlands = (): string =>
  fairyLights({ from: [-20, 70], to: [540, 90], sag: 70 }, 12, 8, 1) +
  fairyLights({ from: [540, 90], to: [1060, 90], sag: 60 }, 11, 8, 1) +
  fairyLights({ from: [1060, 90], to: [1620, 70], sag: 70 }, 12, 8, 1)

const wallGlows = ({ night: { glows } }: Theme, strength: number): string =>
  glows.map(({ x, y, radius, color }) => circle(x, y, radius, glow(color, strength))).join('')

/** The same room after bedtime: lamps off, fairy lights and teepees glowing. */
export function night(theme: Theme): string {
  const spots = getAngles(theme.slug).night
  return [
    wall(theme.wall, theme.panel, theme.mural),
    theme.overhead,
    theme.night.window ? place(800, 220, archWindow(moonlitView(), theme.panel)) : '',
    floor(theme.floor),
    place(800, 1060, rug(600, 130, theme.rug)),
    tents(theme, spots, { lit: true }),
    place(88, 1120, theme.corners[0]),
    place(1512, 1120, theme.corners[1]),
    place(800, 1128, pouf(170, turn(theme.dresses, 1).lining)),
    ...lanterns.map(([x, y]) => place(x, y, lantern(theme.wood), { scale: 0.72 })),
    nightfall(
      theme.night.darkness,
      drawLight(spots) +
        lanterns.map(([x, y]) => drawLightPool(x, y - 40, 190)).join('') +
        (theme.night.window ? place(800, 220, windowLight()) : '') +
        wallGlows(theme, 1) +
        drawLightPool(800, 1090, 210) +
        drawLightPool(280, 110, 400) +
        drawLightPool(800, 110, 330) +
        drawLightPool(1320, 110, 400),
      drawBloom(spots) +
        wallGlows(theme, 0.32) +
        (theme.night.window ? moonbeam() : '') +
        lanterns.map(([x, y]) => circle(x, y - 40, 110, glow('#ffb45e', 0.5))).join(''),
    ),
    garlands(),
  ].join('')
}
