import { circle, oval, path, place, repeat, stroke } from '../paper/shapes.ts'
import {
  drawSheet,
  INK,
  lines,
  littleBulbs,
  littleCloud,
  littleHeart,
  littleMoon,
  littleStar,
  littleTeepee,
  softShadow,
} from './pieces.ts'

export const EMPTY_SIZE = { width: 320, height: 240 }

const scene = (content: string): string =>
  oval(160, 126, 138, 104, '#ece6f8', 'opacity=".6"') +
  littleCloud(64, 70, 0.8, '#fffaf3') +
  littleCloud(262, 96, 0.66, '#fffaf3') +
  content

const themes = scene(
  softShadow(160, 206, 96) +
    littleTeepee(106, 202, 0.9, '#f6c9b8') +
    littleTeepee(214, 202, 0.9, '#c9dfdb') +
    stroke('M122 204 160 100 198 204ZM152 92 160 100 168 92', '#b9a6cf', 3.5, 'stroke-dasharray="8 7"') +
    littleStar(160, 62, 1.4) +
    littleStar(204, 84, 0.8, '#ff8f7d') +
    littleStar(116, 84, 0.8, '#4ecdc4'),
)

const bookings = scene(
  softShadow(160, 210, 84) +
    drawSheet(
      160,
      130,
      130,
      150,
      -3,
      `<rect x="-26" y="-86" width="52" height="20" rx="8" fill="#c99a72"/>${lines(4, -44, -36, 88)}${littleHeart(-36, 34, 1.4)}${stroke('M-10 34H44', '#d9cfe3', 4)}`,
    ) +
    place(
      246,
      176,
      path('M-7-70H7V0L0 18-7 0Z', '#ffc857') +
        path('M-7 0 0 18 7 0Z', '#f3dcb8') +
        path('M-7-78H7V-66H-7Z', '#ff8f7d'),
      { tilt: 24 },
    ) +
    littleMoon(70, 150, 0.7) +
    littleStar(96, 196, 0.8),
)

const messages = scene(
  softShadow(160, 206, 92) +
    path('M84 110 160 56 236 110V198Q236 204 230 204H90Q84 204 84 198Z', '#f6c9b8') +
    drawSheet(160, 116, 116, 96, 0, lines(3, -40, -26, 80) + littleHeart(0, 22, 1.5)) +
    path('M84 112 160 166 236 112V198Q236 204 230 204H90Q84 204 84 198Z', '#fbe0d2') +
    path('M86 202 144 154M234 202 176 154', 'none', 'stroke="#e9b9a6" stroke-width="3"') +
    path('M262 50 226 70 238 78 242 92 248 84Z', '#4ecdc4') +
    stroke('M222 92Q204 108 190 88', '#b9a6cf', 2.5, 'stroke-dasharray="3 6"'),
)

const calendar = scene(
  softShadow(160, 210, 88) +
    drawSheet(
      160,
      132,
      152,
      142,
      0,
      path('M-76-63Q-76-71-68-71H68Q76-71 76-63V-38H-76Z', '#ff8f7d') +
        repeat(20, (i) =>
          circle(-56 + (i % 5) * 28, -18 + Math.floor(i / 5) * 22, 6, i === 12 ? '#ffc857' : '#ece6f8'),
        ),
    ) +
    stroke('M118 52V72M202 52V72', INK, 7) +
    littleMoon(252, 156, 0.8) +
    littleStar(70, 176, 1),
)

const search = scene(
  softShadow(150, 208, 84) +
    littleTeepee(92, 200, 0.7, '#e3d5f0') +
    stroke('M200 158 240 204', '#a9785a', 14) +
    circle(166, 120, 56, '#fffdf8') +
    littleMoon(166, 120, 1.1) +
    littleStar(190, 100, 0.8) +
    circle(166, 120, 56, 'none', 'stroke="#6a5f7d" stroke-width="9"') +
    stroke('M130 104Q140 82 160 78', '#ece6f8', 6) +
    littleStar(66, 110, 0.9, '#4ecdc4') +
    littleStar(244, 70, 0.8),
)

export const LOST_SIZE = { width: 480, height: 320 }

/** A little teepee that has lost its way. */
export const notFound =
  `<rect width="480" height="320" rx="28" fill="#2c2048"/>` +
  path('M0 196Q130 168 260 190T480 178V292A28 28 0 0 1 452 320H28A28 28 0 0 1 0 292Z', '#3b2a63') +
  circle(366, 84, 74, '#ffd98a', 'opacity=".12"') +
  littleMoon(366, 84, 1.5) +
  [
    [60, 60],
    [120, 110],
    [196, 48],
    [262, 96],
    [430, 160],
    [300, 40],
    [40, 140],
  ]
    .map(([x = 0, y = 0], i) => littleStar(x, y, 0.5 + (i % 3) * 0.2))
    .join('') +
  littleCloud(118, 150, 1, '#4d3a78') +
  littleCloud(300, 160, 0.8, '#4d3a78') +
  path('M0 240Q120 190 250 226T480 214V292A28 28 0 0 1 452 320H28A28 28 0 0 1 0 292Z', '#4f4a7a') +
  oval(240, 252, 130, 26, '#ffc857', 'opacity=".22"') +
  littleTeepee(240, 250, 1.2, '#f6dfcf') +
  path('M0 276Q140 240 270 264T480 250V292A28 28 0 0 1 452 320H28A28 28 0 0 1 0 292Z', '#5f6a86') +
  stroke('M368 262V206', '#a9785a', 6) +
  place(
    368,
    214,
    path('M-34-12H24L36 0 24 12H-34Z', '#f6dfcf') + stroke('M-8-3Q-8-8-2-8 4-8 4-3 4 0-2 2M-2 6.5V7', INK, 3),
    { tilt: 6 },
  ) +
  stroke('M60 300Q120 282 170 290T236 262', '#ffe2a0', 3, 'stroke-dasharray="2 9"')

const tangle: [number, number][] = [
  [66, 84],
  [104, 128],
  [152, 92],
  [196, 126],
  [160, 166],
  [118, 178],
  [210, 186],
  [250, 150],
  [236, 96],
  [92, 160],
  [276, 80],
]

/** Fairy lights in a hopeless tangle. */
const error =
  scene('') +
  stroke(
    'M40 70C90 60 90 150 140 120S120 60 170 80 250 130 190 150 90 120 110 180 220 210 240 160 180 70 230 84 260 170 290 70',
    INK,
    2.5,
  ) +
  stroke('M70 150C110 90 190 190 220 120S130 110 130 170 230 190 260 130', INK, 2.5) +
  littleBulbs(tangle) +
  stroke('M290 70Q304 60 300 44', INK, 2.5) +
  path('M292 44H308V30H292ZM296 30V20M304 30V20', INK, `stroke="${INK}" stroke-width="3"`) +
  softShadow(160, 216, 80)

/** The drawings for empty states and errors, by file name. */
export const emptyStates: Record<string, string> = { themes, bookings, messages, calendar, search, error }
