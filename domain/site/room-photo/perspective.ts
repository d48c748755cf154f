/** A point in a picture, or on the floor. */
export type Point = { readonly x: number; readonly y: number }

/** Corners in a picture: far left, far right, near right, near left. */
export type Corners = readonly [Point, Point, Point, Point]

export type Vector = readonly [number, number, number]

/** The columns of a homography: where it takes the directions along the floor, and the far left corner. */
export type Homography = readonly [across: Vector, along: Vector, corner: Vector]

/**
 * Returns the homography that takes the square from (0, 0) to (1, 1) to these corners (Heckbert 1989). A closed form
 * of ten lines, so no library: those on npm solve eight equations with a matrix package for the same.
 */
function squareTo([p, q, r, s]: Corners): Homography {
  const [right, down] = [minus(q, r), minus(s, r)]
  const off = { x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y }
  const size = cross(right, down)
  const [g, h] = [cross(off, down) / size, cross(right, off) / size]
  return [
    [q.x - p.x + g * q.x, q.y - p.y + g * q.y, g],
    [s.x - p.x + h * s.x, s.y - p.y + h * s.y, h],
    [p.x, p.y, 1],
  ]
}

/** Returns the homography of a picture's floor, seen from the picture's center. */
export function floorOf(picture: { width: number; height: number; floor: Corners }): Homography {
  const [p, q, r, s] = picture.floor
  const center = centerOf(picture)
  return squareTo([minus(p, center), minus(q, center), minus(r, center), minus(s, center)])
}

/** Returns a column of a homography in the lengths of the room, as a lens of this focal length saw them. */
export const throughLens = ([x, y, w]: Vector, focalLength: number): Vector => [
  x / focalLength,
  y / focalLength,
  w,
]

/** Returns the point of the square that the homography takes to this point: Cramer's rule. */
export function projectBack([across, along, corner]: Homography, { x, y }: Point): Point {
  const seen: Vector = [x, y, 1]
  const size = triple(across, along, seen)
  return { x: triple(seen, along, corner) / size, y: triple(across, seen, corner) / size }
}

/** Whether corners go around clockwise without a dent, as those of a floor seen from above it do. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4], corners[(index + 1) % 4]] as [Point, Point]
    return cross(minus(corner, before), minus(after, corner)) > 0
  })
}

export const centerOf = ({ width, height }: { width: number; height: number }): Point => ({
  x: width / 2,
  y: height / 2,
})

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x

export const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const sizeOf = (a: Vector) => Math.sqrt(dot(a, a))
export const toPoint = ([x, y, w]: Vector): Point => ({ x: x / w, y: y / w })

export function crossProduct(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** The determinant of three columns. */
const triple = (a: Vector, b: Vector, c: Vector) => dot(crossProduct(a, b), c)
