import { circle, d, oval, path, place, repeat, stroke } from '../paper/shapes.ts'

/** Light pieces for the small drawings of the interface: few points, no filters. */

export const INK = '#6a5f7d'

export const softShadow = (x: number, y: number, rx: number): string =>
  oval(x, y, rx, rx * 0.13, '#4b2937', 'opacity=".14"')

export const littleTeepee = (x: number, y: number, scale: number, canvas = '#f6c9b8', lit = true): string =>
  place(
    x,
    y,
    stroke('M-7-88 8-112M7-88-8-112M0-88V-114', '#a9785a', 5) +
      path('M-6-90H6Q22-40 62 0 0 9-62 0-22-40-6-90Z', canvas) +
      path('M0-90H6Q22-40 62 0 36 5 0 5Z', '#4b2937', 'opacity=".1"') +
      path('M0-62Q5-28 28 4 0 7-28 4-5-28 0-62Z', lit ? '#ffe2a0' : '#8d6f7c') +
      path('M0-62Q-3-34-28 4L-46 2Q-14-24 0-62ZM0-62Q3-34 28 4L46 2Q14-24 0-62Z', '#fff6ea') +
      path('M-9-92H9V-85H-9Z', '#d98a7c') +
      circle(-20, -14, 4, '#ff8f7d') +
      circle(20, -14, 4, '#ff8f7d'),
    { scale },
  )

export const littleStar = (x: number, y: number, scale: number, color = '#ffc857'): string =>
  place(x, y, path('M0-10 3-3 10-2 5 3 6 10 0 7-6 10-5 3-10-2-3-3Z', color), { scale })

export const littleMoon = (x: number, y: number, scale: number, color = '#ffd98a'): string =>
  place(x, y, path('M8-30A31 31 0 1 0 30 12 25 25 0 0 1 8-30Z', color), { scale })

export const littleCloud = (x: number, y: number, scale: number, color = '#ece6f8'): string =>
  place(x, y, path('M-40 0C-58-2-56-22-42-22-40-40-18-40-14-28-6-44 20-40 20-24 36-32 48-8 36 0Z', color), {
    scale,
  })

export const littleHeart = (x: number, y: number, scale: number, color = '#ff8f7d'): string =>
  place(x, y, path('M0 9C-14-2-11-12-4-11-2-11 0-8 0-7 0-8 2-11 4-11 11-12 14-2 0 9Z', color), { scale })

export const littleBulbs = (points: readonly [number, number][]): string =>
  points
    .map(
      ([x, y]) =>
        circle(x, y + 5, 11, '#ffc857', 'opacity=".25"') +
        oval(x, y + 6, 4, 6, '#ffc857') +
        circle(x, y - 1, 2, INK),
    )
    .join('')

export const drawSheet = (
  x: number,
  y: number,
  width: number,
  height: number,
  tilt: number,
  content = '',
): string =>
  place(
    x,
    y,
    `<rect x="${-width / 2 + 3}" y="${-height / 2 + 5}" width="${width}" height="${height}" rx="8" fill="#4b2937" opacity=".12"/>` +
      `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="8" fill="#fffdf8"/>` +
      content,
    { tilt },
  )

export const lines = (count: number, x: number, y: number, width: number): string =>
  repeat(count, (i) => stroke(d`M${x} ${y + i * 12}h${width - (i % 2) * 14}`, '#d9cfe3', 4))
