import { getWidth, lettering } from '../paper/lettering.ts'
import { circle, path, place, stroke } from '../paper/shapes.ts'
import { littleTeepee } from './pieces.ts'

export const MAP_SIZE = { width: 600, height: 520 }

const LAND =
  'M0 0H430C424 60 416 96 408 140 402 186 396 214 382 246 376 270 366 280 356 300 344 326 330 352 318 384 306 414 300 440 270 452 230 466 200 440 160 452 100 470 60 452 0 470Z'
const MARSH = 'M0 60C90 40 170 80 200 170 216 240 190 330 130 390 90 420 40 420 0 420Z'
const ISLANDS = [
  'M428 120C436 150 430 190 420 222 412 236 408 220 412 196 416 170 420 140 428 120Z',
  'M404 262C414 270 408 296 400 306 392 304 394 276 404 262Z',
  'M376 352C386 360 376 396 366 410 358 404 364 370 376 352Z',
  'M350 420C358 428 344 454 330 468 322 462 336 434 350 420Z',
  'M310 476C318 484 290 500 270 508 264 500 290 484 310 476Z',
]

type Town = { name: string; at: [x: number, y: number]; size: number; isRight?: true }

const CITY: Town = { name: 'Miami', at: [368, 232], size: 34 }

/** Seven pixels to the mile. */
const TOWNS: Town[] = [
  { name: 'Fort Lauderdale', at: [391, 66], size: 19 },
  { name: 'Hollywood', at: [388, 112], size: 19 },
  { name: 'Hialeah', at: [331, 187], size: 19 },
  { name: 'Coral Gables', at: [338, 268], size: 19 },
  { name: 'Homestead', at: [262, 366], size: 19, isRight: true },
]

const boat = (x: number, y: number): string =>
  place(x, y, path('M0-34V-4H-20ZM4-28V-4H20Z', '#fff6ea') + path('M-26 0H26L16 12H-16Z', '#a9785a'))

const joined = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A dot with its name to the left, on the land, unless that is beyond the edge of the circle. */
const town = ({ name, at: [x, y], size, isRight }: Town): string =>
  circle(x, y, size * 0.26, '#ff6b6b') +
  circle(x, y, size * 0.11, '#fff') +
  place(
    isRight ? x + size * 0.55 : x - getWidth(name, size) - size * 0.55,
    y + size * 0.34,
    lettering(name, size, '#2c2140'),
  )

/**
 * Returns a map of greater Miami and thirty miles around it on folded paper, with the distance in a
 * language's words.
 */
export const map = (miles: string): string =>
  `<clipPath id="sheet"><rect width="600" height="520" rx="28"/></clipPath><g clip-path="url(#sheet)">` +
  `<rect width="600" height="520" fill="#cfe6e2"/>` +
  stroke(
    joined(9, (i) => `M${440 + (i % 3) * 52} ${50 + i * 52}q9-9 18 0t18 0`),
    '#a9d0cb',
    3,
  ) +
  place(7, 8, path(LAND, '#4b2937', 'opacity=".12"')) +
  path(LAND, '#fbeedb') +
  stroke(LAND, '#f6fbf7', 5, 'opacity=".8"') +
  path(MARSH, '#dfe8cc') +
  stroke(
    joined(10, (i) => `M${30 + ((i * 61) % 130)} ${110 + i * 28}q-4-12-8-14m8 14q0-14 1-18m-1 18q4-10 9-12`),
    '#a9bd93',
    2.5,
  ) +
  ISLANDS.map((island) => path(island, '#fbeedb')).join('') +
  stroke('M404 150 424 148M398 200 416 204M384 262 398 278', '#e3cdb4', 3) +
  stroke('M402 0Q392 120 374 200T300 400', '#eed5bb', 5) +
  stroke('M200 220H374', '#eed5bb', 4) +
  circle(368, 232, 206, '#ff6b6b', 'opacity=".07"') +
  circle(
    368,
    232,
    206,
    'none',
    'stroke="#ff6b6b" stroke-width="3.5" stroke-dasharray="3 10" stroke-linecap="round"',
  ) +
  path('M200 0V520M400 0V520M0 260H600', 'none', 'stroke="#fff" stroke-width="2" opacity=".5"') +
  [CITY, ...TOWNS].map(town).join('') +
  littleTeepee(236, 340, 0.46) +
  place(512, 404, lettering(miles, 20, '#c9454a'), { tilt: -44 }) +
  place(
    540,
    70,
    circle(0, 0, 30, '#fff6ea') + path('M0-24 7 0 0 24-7 0Z', '#6a5f7d') + path('M0-24 7 0H-7Z', '#ff6b6b'),
  ) +
  boat(478, 300) +
  '</g>'
