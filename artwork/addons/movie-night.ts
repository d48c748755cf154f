import { cloth, down, glow } from '../paper/paint.ts'
import { box, circle, d, lift, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import { bear, bunny } from '../parts/animals.ts'
import { pouf } from '../parts/bed.ts'
import { cushion } from '../parts/cushion.ts'
import { hills } from '../parts/garden.ts'
import { drawLightPool, nightfall } from '../parts/night-light.ts'
import { popcornBox } from '../parts/popcorn.ts'
import { floor, wall } from '../parts/room-shell.ts'
import { rug } from '../parts/rug.ts'
import { cloud, fullMoon, star, starField } from '../parts/sky.ts'
import { fairyLights } from '../parts/strings.ts'
import { gardenOfDreams } from '../themes/garden-of-dreams.ts'
import { tents } from '../views/tents.ts'

const film = (): string =>
  '<clipPath id="film"><rect x="0" y="0" width="760" height="440" rx="8"/></clipPath><g clip-path="url(#film)">' +
  box(0, 0, 760, 440, down('#3d4f8a', '#8f83bd', '#f0b9a8')) +
  starField(760, 240, 60, '#fff4d6', 'film') +
  place(560, 130, fullMoon('#ffeec2'), { scale: 0.7 }) +
  place(170, 210, cloud('#d9c9e6'), { scale: 0.9 }) +
  place(0, 20, hills(270, 40, '#6d78a8', 480, 0), { scale: 0.8 }) +
  place(-100, 130, hills(246, 30, '#54648f', 480, 60), { scale: 0.8 }) +
  place(330, 400, bear('#d9b48c', '#e2777a'), { scale: 1.2 }) +
  place(436, 404, bunny('#f4e6d8', '#7fb5b0'), { scale: 1.1 }) +
  place(250, 90, star('#ffe09a'), { scale: 0.5, tilt: -14 }) +
  '</g>'

const screen = (): string =>
  lift(6, box(-26, -26, 812, 492, '#fbf5ea', 10)) +
  film() +
  stroke('M-60-40H820', '#9a7558', 14) +
  repeat(9, (i) => circle(i * 95, -36, 8, '#d9b48c'))

const projector = (): string =>
  lift(
    3,
    box(-64, -66, 128, 62, down('#f3ece4', '#c9bdc4'), 14) +
      circle(0, -36, 24, '#6d6286') +
      circle(0, -36, 16, '#fff6d6'),
  ) + circle(0, -36, 70, glow('#fff0c0', 0.8))

/** A film on a big sheet, seen from the cushions. */
export const movieNight = (): string =>
  [
    wall('#7a83ad', '#8d93b8', ''),
    floor('#8a7480'),
    place(420, 130, screen()),
    tents(
      gardenOfDreams,
      [
        { x: 190, y: 850, scale: 0.8, facing: 0.7 },
        { x: 1410, y: 850, scale: 0.8, facing: -0.7 },
      ],
      { lit: true },
    ),
    place(800, 1050, rug(660, 150, gardenOfDreams.rug)),
    place(440, 1080, pouf(240, cloth('stars', '#6c7cae', '#ffe9b8', 34))),
    place(1160, 1080, pouf(240, cloth('sprigs', '#c9b3d6', '#fff4e6', 34))),
    place(640, 1020, cushion(150, cloth('plain', '#e2a39b', '#fff')), { tilt: -8 }),
    place(950, 1016, cushion(150, cloth('dots', '#f0c98a', '#fff4e6', 28)), { tilt: 7 }),
    place(1050, 1120, popcornBox('#d9777a'), { scale: 1.1 }),
    place(540, 1128, popcornBox('#6fa3a0'), { scale: 0.9 }),
    place(800, 1110, projector(), { scale: 1.1 }),
    nightfall(
      '#4a4380',
      path(d`M394 104H1206V596H394Z`, '#ffffff') +
        oval(800, 760, 820, 420, glow('#c9c4ff', 0.7)) +
        drawLightPool(190, 760, 300) +
        drawLightPool(1410, 760, 300) +
        drawLightPool(800, 1080, 240) +
        drawLightPool(500, 1060, 330) +
        drawLightPool(1120, 1060, 330),
      path('M800 1070 420 130H1180Z', down('#fff2c400', '#fff2c455')) +
        oval(800, 350, 620, 420, glow('#a9a6ff', 0.22)),
    ),
    fairyLights({ from: [-20, 40], to: [800, 60], sag: 50 }, 16, 7, 1),
    fairyLights({ from: [800, 60], to: [1620, 40], sag: 50 }, 16, 7, 1),
  ].join('')
