import { cloth, down, glow } from '../paper/paint.ts'
import { seeded } from '../paper/random.ts'
import { blend, circle, oval, place, repeat } from '../paper/shapes.ts'
import { firefly } from '../parts/garden.ts'
import { drawLightPool, nightfall, teepeeBloom, teepeeLight } from '../parts/night-light.ts'
import { rug } from '../parts/rug.ts'
import { airBalloon, butterfly, cloud, fullMoon, starField, sun } from '../parts/sky.ts'
import { bunting, fairyLights, type Swag } from '../parts/strings.ts'
import type { Spot } from '../views/tents.ts'
import {
  bigTree,
  drawCamp,
  drawRidges,
  drawSky,
  foreground,
  type Hour,
  haze,
  pathLantern,
} from './landscape.ts'

const NIGHT: Hour = {
  sky: ['#1d1636', '#2d2350', '#57457c', '#b58da0'],
  ridges: ['#5b4a86', '#4d4a7c', '#7f83a6', '#9aa39c'],
  leaves: '#7d9a8c',
  bark: '#8a6a66',
  lit: true,
}
const DAY: Hour = {
  sky: ['#b9d9e6', '#dcebe4', '#fbe9cf', '#f9d3b8'],
  ridges: ['#c9d0b6', '#b0c29a', '#9cb383', '#8aa571'],
  leaves: '#84a077',
  bark: '#a98263',
  lit: false,
}

export interface Framing {
  width: number
  height: number
  horizon: number
  orb: [number, number, number]
  camp: Spot[]
  lanterns: [number, number, number][]
  trees: [number, number, number][]
  /** Where the string of lights begins and ends; it runs over the poles of the teepees. */
  ends: [[number, number], [number, number]]
  rug: [number, number, number, number]
}

export const WIDE: Framing = {
  width: 2000,
  height: 1250,
  horizon: 720,
  orb: [1230, 250, 1.15],
  camp: [
    { x: 960, y: 1010, scale: 0.68, facing: 0.6 },
    { x: 1270, y: 960, scale: 0.62, facing: 0.2 },
    { x: 1575, y: 1016, scale: 0.7, facing: -0.6 },
  ],
  lanterns: [
    [770, 1110, 0.6],
    [1760, 1120, 0.62],
    [1270, 1150, 0.66],
  ],
  trees: [
    [1880, 1000, 1.5],
    [636, 940, 0.86],
  ],
  ends: [
    [690, 720],
    [1850, 690],
  ],
  rug: [1270, 1130, 330, 64],
}

export const TALL: Framing = {
  width: 1200,
  height: 1500,
  horizon: 960,
  orb: [870, 330, 1.05],
  camp: [
    { x: 250, y: 1240, scale: 0.66, facing: 0.6 },
    { x: 600, y: 1180, scale: 0.6 },
    { x: 950, y: 1240, scale: 0.66, facing: -0.6 },
  ],
  lanterns: [
    [440, 1370, 0.6],
    [770, 1370, 0.6],
  ],
  trees: [
    [1150, 1180, 1.2],
    [40, 1180, 1.1],
  ],
  ends: [
    [-20, 900],
    [1220, 900],
  ],
  rug: [600, 1350, 300, 58],
}

const POLE_HEIGHT = 616

const strings = ({ camp, ends }: Framing): Swag[] => {
  const stops = [
    ends[0],
    ...camp.map(({ x, y, scale }): [number, number] => [x, y - POLE_HEIGHT * scale]),
    ends[1],
  ]
  return stops.slice(1).map((to, i) => ({ from: stops[i] ?? to, to, sag: 34 }))
}

const scenery = (frame: Framing, hour: Hour, orb: string, petals: readonly string[]): string =>
  [
    drawSky(frame.width, frame.horizon, hour),
    orb,
    drawRidges(frame.width, frame.horizon, frame.height + 60, hour),
    frame.trees.map(([x, y, scale], i) => bigTree(x, y, scale, hour, `tree ${i}`)).join(''),
    place(
      frame.rug[0],
      frame.rug[1],
      rug(frame.rug[2], frame.rug[3], [
        cloth('plain', '#d9a79a', '#fff4e2'),
        cloth('diamonds', '#f3dfc8', '#c98a7a', 40),
        cloth('plain', '#c9a7c4', '#fff4e2'),
        cloth('stars', '#f6e7d2', '#c98a7a', 34),
      ]),
    ),
    drawCamp(frame.camp, hour.lit),
    frame.lanterns.map(([x, y, scale]) => pathLantern(x, y, scale)).join(''),
    foreground(frame.width, frame.height, hour, petals),
  ].join('')

const drifting = (frame: Framing, color: string): string =>
  place(frame.width * 0.2, frame.horizon - 90, cloud(color), { scale: 1.1 }) +
  place(frame.width * 0.86, frame.horizon - 250, cloud(color), { scale: 0.8 }) +
  place(frame.width * 0.55, frame.horizon - 120, cloud(color), { scale: 0.7 })

const moonlit = (frame: Framing): string => {
  const [x, y, scale] = frame.orb
  return (
    starField(frame.width, frame.horizon - 120, 190, '#ffeec2', `hero ${frame.width}`) +
    haze(x, y, 620, '#b99ad6', 0.5) +
    place(x, y, fullMoon('#ffeab8'), { scale }) +
    `<g opacity=".5">${drifting(frame, '#8d7bb4')}</g>`
  )
}

/** Teepees glowing on a meadow under the moon. */
export function heroNight(frame: Framing): string {
  const random = seeded('fireflies')
  const lights = [
    ...frame.camp.map(({ x, y, scale }) => place(x, y, teepeeLight(), { scale })),
    ...frame.lanterns.map(([x, y, scale]) => drawLightPool(x, y - 40 * scale, 200 * scale)),
    oval(frame.rug[0], frame.rug[1], frame.rug[2] * 1.5, frame.rug[3] * 3, glow('#ffb974', 0.55)),
  ].join('')
  const blooms =
    frame.camp.map(({ x, y, scale }) => place(x, y, teepeeBloom(), { scale })).join('') +
    frame.lanterns
      .map(([x, y, scale]) => circle(x, y - 40 * scale, 130 * scale, glow('#ffb45e', 0.5)))
      .join('')
  return [
    scenery(frame, NIGHT, moonlit(frame), ['#c9b3d6', '#f1dfe6', '#a9b8d6']),
    nightfall(
      down('#ffffff', '#ffffff', '#efe3f0', '#6c6498', '#332c60'),
      lights,
      blooms,
      frame.width,
      frame.height,
    ),
    strings(frame)
      .map((swag) => fairyLights(swag, 10, 7, 1))
      .join(''),
    repeat(26, () =>
      place(
        random.between(60, frame.width - 60),
        random.between(frame.horizon, frame.height - 80),
        firefly(),
        { scale: random.between(0.4, 0.9) },
      ),
    ),
  ].join('')
}

/** The same camp on a bright morning. */
export function heroDay(frame: Framing): string {
  const [x, y, scale] = frame.orb
  const cloths = [
    cloth('plain', '#e9a9a0', '#fff4e2'),
    cloth('dots', '#fff4e2', '#8fb5ad', 20),
    cloth('plain', '#f2d489', '#fff4e2'),
    cloth('stripes', '#fff4e2', '#c9b3d6', 20),
  ]
  return [
    scenery(frame, DAY, place(x, y, sun('#f6cf86'), { scale: scale * 0.86 }) + drifting(frame, '#fff4e6'), [
      '#e9a9a0',
      '#fbf1df',
      '#f2d489',
      '#c9b3d6',
    ]),
    strings(frame)
      .map((swag) => bunting(swag, cloths, 40))
      .join(''),
    place(
      frame.width * 0.24,
      frame.horizon - 220,
      airBalloon(
        [
          cloth('plain', '#e9a9a0', '#fff'),
          cloth('stripes', '#fff4e2', '#f2d489', 40),
          cloth('plain', '#8fb5ad', '#fff'),
        ],
        '#e9a9a0',
      ),
      { scale: 0.56, tilt: -4 },
    ),
    place(frame.width * 0.34, frame.horizon + 120, butterfly('#e9a9a0'), { scale: 0.6, tilt: 20 }),
    place(frame.width * 0.92, frame.horizon + 60, butterfly('#c9b3d6'), { scale: 0.5, tilt: -20 }),
    blend('screen', haze(x, y, 900, '#ffe3b0', 0.26)),
  ].join('')
}
