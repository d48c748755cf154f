import {
  type Corners,
  centerOf,
  crossProduct,
  dot,
  floorOf,
  type Homography,
  isConvex,
  minus,
  type Point,
  plus,
  projectBack,
  sizeOf,
  throughLens,
  times,
  type Vector,
} from './perspective.ts'

/** Letter paper, in feet. */
const SHEET = { short: 8.5 / 12, long: 11 / 12 }

/** A picture with the corners that somebody marked in it, in its pixels. */
export type MarkedPicture = {
  readonly width: number
  readonly height: number
  readonly sheet: Corners
  readonly floor: Corners
  /** How far off a marked corner usually is. */
  readonly slips: { readonly sheet: number; readonly floor: number }
}

export type MeasuredFloor = {
  readonly width: number
  readonly length: number
  /** How far off both may be, as a share of them. */
  readonly doubt: number
  /** The distance from the lens to the picture, in pixels. */
  readonly focalLength: number
}

/** Why nothing can be said, or nothing that is sure enough. */
export type FloorProblem = 'sheet' | 'floor' | 'doubt'

const MARKED = ['sheet', 'floor'] as const

/** Beyond this, feet are to be typed. */
const DOUBT_MOST = 0.1
/** Lenses bend, sheets curl: never surer than this. */
const DOUBT_LEAST = 0.015
/** Sides shorter than this many slips say nothing. */
const SLIPS_LEAST = 5

/** Phones' lenses, as a share of the picture's long side, and how much they differ (of its logarithm). */
const USUAL_LENS = Math.log(0.72)
const LENS_SPREAD = 0.25
const [LENS_LEAST, LENS_MOST] = [Math.log(0.3), Math.log(2.5)]

/**
 * Measures a rectangular floor by a sheet of letter paper that lies on it. A sheet alone is too small to say how a
 * large floor recedes, so the floor's own corners say that, and the sheet says how large it is. What is left open, the
 * lens, is the one with which the floor has right angles and the sheet its shape.
 */
export function measureFloor(picture: MarkedPicture): MeasuredFloor | FloorProblem {
  const problem = findProblem(picture)
  if (problem) return problem
  const weights = getWeights(picture)
  const found = measure(picture, weights)
  const doubts = [...nudged(picture), picture].map((other, index, all) => {
    const usual = USUAL_LENS + (index === all.length - 1 ? LENS_SPREAD : 0)
    const { width, length } = measure(other, weights, usual)
    return [Math.log(width / found.width), Math.log(length / found.length)] as const
  })
  const spread = (side: 0 | 1) => Math.hypot(DOUBT_LEAST, ...doubts.map((doubt) => doubt[side]))
  const doubt = 2 * Math.max(spread(0), spread(1))
  return doubt <= DOUBT_MOST ? { ...found, doubt } : 'doubt'
}

function findProblem(picture: MarkedPicture): FloorProblem | undefined {
  return MARKED.find((name) => {
    const corners = picture[name]
    return !isConvex(corners) || getShortestSide(corners) < SLIPS_LEAST * picture.slips[name]
  })
}

function getShortestSide(corners: Corners): number {
  return Math.min(...corners.map((corner, index) => distance(corner, corners[(index + 1) % 4] as Point)))
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The same picture with each coordinate of each corner off by a slip, one after the other. */
function nudged(picture: MarkedPicture): MarkedPicture[] {
  return MARKED.flatMap((name) =>
    [0, 1, 2, 3].flatMap((place) =>
      (['x', 'y'] as const).map((axis) => {
        const nudge = (corner: Point) => ({ ...corner, [axis]: corner[axis] + picture.slips[name] })
        const corners = picture[name].map((corner, index) => (index === place ? nudge(corner) : corner))
        return { ...picture, [name]: corners }
      }),
    ),
  )
}

type Measured = Omit<MeasuredFloor, 'doubt'>

/** Finds the lens with which the picture fits best: first roughly, then between the neighbors. */
function measure(picture: MarkedPicture, weights: Misfits, usualLens = USUAL_LENS): Measured {
  const flat = flatten(picture)
  const longSide = Math.max(picture.width, picture.height)
  const cost = (lens: number) => {
    const { misfits } = seenWith(flat, Math.exp(lens) * longSide)
    const fits = misfits.reduce((sum, misfit, index) => sum + (misfit / (weights[index] ?? 1)) ** 2, 0)
    return fits + ((lens - usualLens) / LENS_SPREAD) ** 2
  }
  const step = (LENS_MOST - LENS_LEAST) / 40
  let best = LENS_LEAST
  for (let lens = LENS_LEAST; lens <= LENS_MOST; lens += step) if (cost(lens) < cost(best)) best = lens
  let [from, to] = [best - step, best + step]
  while (to - from > 1e-4) {
    const third = (to - from) / 3
    if (cost(from + third) < cost(to - third)) to -= third
    else from += third
  }
  const focalLength = Math.exp((from + to) / 2) * longSide
  const { width, length } = seenWith(flat, focalLength)
  return { width, length, focalLength }
}

type Flat = { readonly homography: Homography; readonly sheet: readonly Point[] }

/** The floor's homography, and the sheet's corners on the floor as shares of its sides. */
function flatten(picture: MarkedPicture): Flat {
  const homography = floorOf(picture)
  const center = centerOf(picture)
  return { homography, sheet: picture.sheet.map((corner) => projectBack(homography, minus(corner, center))) }
}

/** How far the floor's and the sheet's angles are from right ones, and the sheet's shape from that of letter paper. */
type Misfits = readonly [floor: number, sheet: number, shape: number]

function seenWith({ homography, sheet }: Flat, focalLength: number) {
  const across = throughLens(homography[0], focalLength)
  const along = throughLens(homography[1], focalLength)
  const on = (from: Point, to: Point) => plus(times(across, to.x - from.x), times(along, to.y - from.y))
  const [p, q, r, s] = sheet as unknown as Corners
  const top = plus(on(p, q), on(s, r))
  const side = plus(on(p, s), on(q, r))
  const area = sizeOf(crossProduct(on(p, r), on(q, s))) / 2
  const feet = Math.sqrt((SHEET.short * SHEET.long) / area)
  const shape = Math.abs(Math.log(sizeOf(top) / sizeOf(side))) - Math.log(SHEET.long / SHEET.short)
  return {
    width: sizeOf(across) * feet,
    length: sizeOf(along) * feet,
    misfits: [angle(across, along), angle(top, side), shape] satisfies Misfits,
  }
}

/** The cosine: 0 for a right angle. */
const angle = (a: Vector, b: Vector) => dot(a, b) / sizeOf(a) / sizeOf(b)

/** How much of each misfit slips of the corners explain. */
function getWeights(picture: MarkedPicture): Misfits {
  const focalLength = Math.exp(USUAL_LENS) * Math.max(picture.width, picture.height)
  const look = (one: MarkedPicture) => seenWith(flatten(one), focalLength).misfits
  const usual = look(picture)
  const all = nudged(picture).map(look)
  const spread = (index: 0 | 1 | 2) =>
    Math.hypot(0.01, ...all.map((misfits) => misfits[index] - usual[index]))
  return [spread(0), spread(1), spread(2)]
}
