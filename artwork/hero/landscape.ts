import { shade, tint } from '../paper/color.ts'
import { cloth, down, glow } from '../paper/paint.ts'
import { seeded, turn } from '../paper/random.ts'
import { box, d, lift, oval, path, place, repeat } from '../paper/shapes.ts'
import { bear, bunny } from '../parts/animals.ts'
import { bed } from '../parts/bed.ts'
import { blossom, branch, posy } from '../parts/flowers.ts'
import { lantern } from '../parts/furnishings.ts'
import { grass, tree } from '../parts/garden.ts'
import { teepee } from '../parts/teepee.ts'
import type { Spot } from '../views/tents.ts'

export interface Hour {
  sky: [string, string, string, string]
  /** From the farthest ridge to the nearest meadow. */
  ridges: [string, string, string, string]
  leaves: string
  bark: string
  lit: boolean
}

/** A ridge of paper across the whole picture. */
const ridge = (
  width: number,
  y: number,
  swell: number,
  color: string,
  bottom: number,
  shift: number,
): string =>
  lift(
    5,
    path(
      d`M-40 ${bottom}V${y + swell * 0.4}C${width * 0.16 + shift} ${y - swell} ${width * 0.3 + shift} ${y + swell} ${width * 0.5 + shift} ${y}S${width * 0.8 + shift} ${y - swell * 1.2} ${width + 40} ${y + swell * 0.3}V${bottom}Z`,
      down(tint(color, 0.14), shade(color, 0.12)),
    ),
  )

/** Small round-topped trees along a ridge. */
const copse = (x: number, y: number, count: number, color: string, seed: string): string => {
  const random = seeded(seed)
  return lift(
    2,
    repeat(count, (i) => {
      const tall = random.between(50, 110)
      return place(
        x + i * 34,
        y + random.between(-6, 8),
        path(d`M-4 6V${-tall * 0.4}H4V6Z`, shade(color, 0.3)) +
          oval(0, -tall * 0.62, tall * 0.26, tall * 0.46, down(tint(color, 0.2), shade(color, 0.12))),
      )
    }),
  )
}

export const drawSky = (width: number, horizon: number, { sky }: Hour): string =>
  box(-30, -30, width + 60, horizon + 130, down(...sky))

export const drawRidges = (
  width: number,
  horizon: number,
  bottom: number,
  { ridges, leaves }: Hour,
): string =>
  [
    ridge(width, horizon - 40, 50, ridges[0], bottom, -60),
    copse(width * 0.06, horizon - 16, 7, ridges[1], 'far copse'),
    ridge(width, horizon + 30, 44, ridges[1], bottom, 140),
    copse(width * 0.84, horizon + 30, 6, leaves, 'near copse'),
    ridge(width, horizon + 110, 40, ridges[2], bottom, -120),
    ridge(width, horizon + 250, 26, ridges[3], bottom, 60),
  ].join('')

const PLUM = '#8d6f9f'
const dresses = [
  {
    canvas: '#fbf1df',
    lining: cloth('stars', '#e9b6a8', '#fff4e2', 28),
    trim: '#d98a7c',
    duvet: cloth('stars', '#f6dfd3', '#c9857a', 36),
    throw: '#d9a35a',
    flowers: ['#e9a9a0', '#fbf1df', '#f2d489'],
  },
  {
    canvas: '#f4e6e8',
    lining: cloth('dots', '#b6a2cc', '#fff4e2', 24),
    trim: PLUM,
    duvet: cloth('sprigs', '#e9e0f0', PLUM, 34),
    throw: '#c98f8f',
    flowers: ['#c9b3d6', '#fbf1df', '#e9a9a0'],
  },
  {
    canvas: '#fbf1df',
    lining: cloth('gingham', '#fff4e2', '#8fb5ad', 28),
    trim: '#6fa39a',
    duvet: cloth('gingham', '#fffaf0', '#a9cbc4', 36),
    throw: '#e0a78c',
    flowers: ['#f2d489', '#fbf1df', '#a9cbc4'],
  },
]

const camp = (i: number, lit: boolean, facing = 0): string => {
  const { canvas, lining, trim, duvet, throw: blanket, flowers } = turn(dresses, i)
  const toy = i % 2 ? bear('#c9a07a', trim) : bunny('#efe0cf', trim)
  return (
    teepee({
      canvas: cloth('plain', canvas, canvas),
      lining,
      trim,
      wood: '#b48a63',
      lit,
      facing,
      topper: place(0, 0, posy(flowers, '#8fa383', `camp ${i}`), { scale: 0.42 }),
    }) +
    bed({
      sheet: '#fbf5ea',
      duvet,
      throw: blanket,
      pillows: [cloth('plain', trim, canvas), lining, cloth('stars', '#f2d9a0', '#fffaf0', 24)],
      toy: place(0, 0, toy, { scale: 0.64 }),
    })
  )
}

export const drawCamp = (spots: readonly Spot[], lit: boolean): string =>
  spots
    .map((spot, i) => ({ ...spot, i }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, scale, facing = 0, i }) => place(x, y, camp(i, lit, facing), { scale }))
    .join('')

export const bigTree = (x: number, y: number, scale: number, { leaves, bark }: Hour, seed: string): string =>
  place(x, y, tree(leaves, bark, tint(leaves, 0.4), seed), { scale })

/** Grass and flowers along the lower edge, nearest to the viewer. */
export const foreground = (
  width: number,
  height: number,
  { leaves }: Hour,
  petals: readonly string[],
): string => {
  const random = seeded('meadow')
  return (
    repeat(Math.round(width / 80), (i) =>
      place(
        i * 84 + random.between(-20, 20),
        height - random.between(6, 50),
        blossom(turn(petals, i), '#f2c66d', 5 + (i % 3)),
        { scale: random.between(0.26, 0.5), tilt: random.between(0, 60) },
      ),
    ) +
    repeat(Math.round(width / 210), (i) =>
      place(40 + i * 214, height + 20, branch(i % 2 ? leaves : tint(leaves, 0.14), 5), {
        scale: random.between(0.5, 0.8),
        tilt: random.between(-16, 16),
      }),
    ) +
    grass(-20, height + 10, width + 60, [shade(leaves, 0.14), leaves, tint(leaves, 0.12)], 'foreground')
  )
}

export const pathLantern = (x: number, y: number, scale: number): string =>
  place(x, y, lantern('#7d5b4b'), { scale })

export const haze = (x: number, y: number, radius: number, color: string, strength: number): string =>
  oval(x, y, radius, radius, glow(color, strength))
