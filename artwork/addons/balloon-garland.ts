import { place } from '../paper/shapes.ts'
import { balloonGarland as garland } from '../parts/balloons.ts'
import { pouf } from '../parts/bed.ts'
import { branch } from '../parts/flowers.ts'
import { daylight, floor, vignette, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { roseGarden } from '../themes/rose-garden.ts'
import { tent } from '../views/tents.ts'

const COLORS = ['#e9a9a0', '#f4d3c4', '#fbf0e4', '#d9889a', '#e9c07f', '#b9c7a5', '#f1c1ba']

const arch: [number, number][] = Array.from({ length: 19 }, (_, i) => {
  const angle = Math.PI * (1.08 - (i / 18) * 1.16)
  return [800 + Math.cos(angle) * 560, 660 - Math.sin(angle) * 510]
})

/** Where a leafy branch starts behind the balloons, and how far it leans. */
const LEAVES: [number, number, number][] = [
  [270, 620, -70],
  [360, 380, -46],
  [600, 220, -20],
  [1000, 220, 20],
  [1240, 380, 46],
  [1330, 620, 70],
  [280, 800, -80],
  [1320, 800, 80],
]

/** An arch of balloons over a teepee. */
export const balloonGarland = (): string =>
  [
    wall('#efdcd2', '#f8ece2', ''),
    floor(roseGarden.floor),
    place(800, 1050, rug(620, 140, roseGarden.rug)),
    ...LEAVES.map(([x, y, tilt]) => place(x, y, branch('#9db08c', 6), { tilt, scale: 0.9 })),
    garland(arch, COLORS, 1.3),
    garland(
      [
        [230, 830],
        [250, 940],
        [1370, 830],
        [1350, 940],
      ],
      COLORS,
      1.05,
      'feet',
    ),
    place(800, 920, tent(roseGarden, 0, { facing: 0.4 }), { scale: 1.06 }),
    place(430, 1110, pouf(200, roseGarden.rug[1])),
    place(1180, 1110, pouf(200, roseGarden.rug[3])),
    daylight(),
    vignette(),
  ]
    .filter((part) => part)
    .join('')
