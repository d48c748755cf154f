import { turn } from '../paper/random.ts'
import { blur, place } from '../paper/shapes.ts'
import { pouf } from '../parts/bed.ts'
import { lantern } from '../parts/furnishings.ts'
import { cake, cupcake } from '../parts/pastry.ts'
import { daylight, floor, vignette, wall } from '../parts/room-shell.ts'
import { fairyLights } from '../parts/strings.ts'
import { cup, plate, roundTable, teapot } from '../parts/table-setting.ts'
import type { Theme } from '../themes/theme.ts'
import { getAngles } from './angles.ts'
import { tents } from './tents.ts'

/** The table laid for the party, teepees waiting behind it. */
export function table(theme: Theme): string {
  const { x, scale, behind } = getAngles(theme.slug).table
  return [
    blur(
      4,
      place(0, -80, wall(theme.wall, theme.panel, theme.mural)) +
        floor(theme.floor, 660) +
        theme.overhead +
        tents(theme, behind),
    ),
    fairyLights({ from: [-20, 40], to: [1620, 40], sag: 110 }, 22, 9, 0.8),
    place(x, 900, place(-800, -900, laidTable(theme)), { scale }),
    daylight(),
    vignette(),
  ].join('')
}

function laidTable(theme: Theme): string {
  const { cloth, china, accent, icing, drip, crown, centerpiece, treats } = theme.table
  return [
    place(158, 1090, pouf(250, turn(theme.dresses, 1).duvet)),
    place(1442, 1090, pouf(250, turn(theme.dresses, 0).lining)),
    place(800, 830, roundTable(570, 165, cloth, theme.wood, accent)),
    place(800, 770, cake(icing, drip, crown), { scale: 1.5 }),
    place(500, 764, centerpiece, { scale: 1.4 }),
    place(1062, 764, lantern(theme.wood), { scale: 1.2 }),
    place(1226, 806, teapot(china, crown), { scale: 1.25 }),
    place(404, 790, cupcake(drip, china, accent), { scale: 1.25 }),
    place(344, 866, cup(china), { scale: 1.3 }),
    place(544, 890, plate(accent, place(0, 4, treats[0], { scale: 1.1 }), 128)),
    place(1064, 890, plate(accent, place(0, 4, treats[1], { scale: 1.2 }), 128)),
    place(742, 944, cup(china), { scale: 1.4 }),
    place(880, 944, cupcake(accent, icing, drip), { scale: 1.3 }),
    place(1232, 900, cupcake(china, drip, accent), { scale: 1.2 }),
  ].join('')
}
