import { turn } from '../paper/random.ts'
import { blur, place } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { basket, lantern } from '../parts/furnishings.ts'
import { daylight, floor, vignette, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { fairyLights } from '../parts/strings.ts'
import type { Theme } from '../themes/theme.ts'
import { getAngles } from './angles.ts'
import { tents } from './tents.ts'

/** One teepee with everything that belongs to it, the room behind slightly out of focus. */
export function closeUp(theme: Theme): string {
  const spot = getAngles(theme.slug).closeUp
  return [
    blur(2.5, place(-260, -60, wall(theme.wall, theme.panel, theme.mural), { scale: 1.2 })),
    floor(theme.floor, 832),
    place(800, 1036, rug(640, 132, theme.rug)),
    blur(1.2, place(210, 900, theme.corners[0], { scale: 1.25 })),
    blur(1.2, place(1400, 900, theme.corners[1], { scale: 1.25 })),
    tents(theme, [{ dress: 0, ...spot }], { served: true }),
    fairyLights({ from: [-20, 60], to: [800, 150], sag: 60 }, 13, 8, 0.7),
    fairyLights({ from: [800, 150], to: [1620, 60], sag: 60 }, 13, 8, 0.7),
    place(330, 1110, basket(theme.wood, [turn(theme.dresses, 1).throw, turn(theme.dresses, 0).trim]), {
      scale: 1.2,
    }),
    place(1250, 1100, pouf(210, turn(theme.dresses, 1).lining)),
    place(1410, 1128, lantern(theme.wood), { scale: 1 }),
    daylight(),
    vignette(),
  ].join('')
}
