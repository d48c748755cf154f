import type { ZipArea } from '#domain/catalogue/pricing/delivery-area.ts'

/** Miles east and south of the map's origin. */
export type Point = { readonly x: number; readonly y: number }
export type MapCell = {
  readonly zip: string
  readonly center: Point
  readonly corners: readonly Point[]
  /** The distance in miles from the center to the nearest side. */
  readonly room: number
}

const MILES_PER_DEGREE = 69.1
/** No area reaches further than this from its point, so that the sea and the swamps stay empty. */
const REACH_MILES = 6
const CIRCLE_CORNERS = 16

/** Projects the areas onto a plane, which is accurate enough for one state. */
export function placeAreas(areas: readonly ZipArea[], origin: ZipArea): { zip: string; center: Point }[] {
  const milesPerLongitude = MILES_PER_DEGREE * Math.cos((origin.latitude * Math.PI) / 180)
  return areas.map(({ zip, latitude, longitude }) => ({
    zip,
    center: {
      x: (longitude - origin.longitude) * milesPerLongitude,
      y: (origin.latitude - latitude) * MILES_PER_DEGREE,
    },
  }))
}

/**
 * Divides the land among the points: every location belongs to the nearest one within reach (a Voronoi
 * diagram).
 */
export function divideLand(points: readonly { readonly zip: string; readonly center: Point }[]): MapCell[] {
  const byX = points.toSorted((a, b) => a.center.x - b.center.x)
  return byX.map(({ zip, center }, index) => {
    let corners = circleAround(center)
    let room = REACH_MILES
    for (const other of neighbors(byX, index)) {
      const distance = Math.hypot(other.x - center.x, other.y - center.y)
      if (distance === 0 || distance >= 2 * REACH_MILES) continue
      room = Math.min(room, distance / 2)
      corners = keepNearer(corners, center, other)
    }
    return { zip, center, corners, room }
  })
}

function* neighbors(byX: readonly { readonly center: Point }[], index: number): Generator<Point> {
  const { x } = (byX[index] as { center: Point }).center
  const isNear = (at: number) =>
    Math.abs((byX[at]?.center.x ?? Number.POSITIVE_INFINITY) - x) < 2 * REACH_MILES
  for (let at = index - 1; at >= 0 && isNear(at); at -= 1) yield (byX[at] as { center: Point }).center
  for (let at = index + 1; at < byX.length && isNear(at); at += 1) yield (byX[at] as { center: Point }).center
}

function circleAround({ x, y }: Point): Point[] {
  return Array.from({ length: CIRCLE_CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CIRCLE_CORNERS
    return { x: x + REACH_MILES * Math.cos(angle), y: y + REACH_MILES * Math.sin(angle) }
  })
}

/**
 * Cuts off what is nearer to the other point (Sutherland-Hodgman clipping at their perpendicular bisector).
 */
function keepNearer(corners: readonly Point[], own: Point, other: Point): Point[] {
  const towards = { x: other.x - own.x, y: other.y - own.y }
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 }
  const beyond = ({ x, y }: Point) => (x - middle.x) * towards.x + (y - middle.y) * towards.y
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Point
    const [here, there] = [beyond(corner), beyond(next)]
    const kept = here <= 0 ? [corner] : []
    if (here <= 0 === there <= 0) return kept
    const share = here / (here - there)
    return [...kept, { x: corner.x + share * (next.x - corner.x), y: corner.y + share * (next.y - corner.y) }]
  })
}

/** Returns the nearest center in the direction of an arrow key; undefined at the edge. */
export function cellTowards(cells: readonly MapCell[], from: Point, key: string): MapCell | undefined {
  const direction = ARROWS[key]
  if (!direction) return undefined
  let best: { cell: MapCell; cost: number } | undefined
  for (const cell of cells) {
    const x = cell.center.x - from.x
    const y = cell.center.y - from.y
    const along = x * direction.x + y * direction.y
    const aside = Math.abs(x * direction.y - y * direction.x)
    if (along <= 0 || aside > along * 1.5) continue
    const cost = along + 2 * aside
    if (!best || cost < best.cost) best = { cell, cost }
  }
  return best?.cell
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
