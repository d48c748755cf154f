import type { StandingTeepee } from '../room-plan.ts'
import type { MarkedPicture, MeasuredFloor } from './measure-floor.ts'
import {
  add,
  type Corners,
  centerOf,
  crossProduct,
  floorOf,
  type Point,
  plus,
  sizeOf,
  throughLens,
  times,
  toPoint,
  type Vector,
} from './perspective.ts'

/** A teepee in a picture: its corners on the floor, and the top where its poles meet. */
type SeenTeepee = { readonly base: Corners; readonly top: Point }

/** A teepee is about so many times as high as it is wide. */
const HEIGHT = 1.2

/** Draws the teepees of a room's plan into the picture of its floor, far ones first. */
export function standInPicture(
  picture: MarkedPicture,
  { focalLength }: Pick<MeasuredFloor, 'focalLength'>,
  { room, teepees }: { room: { width: number; length: number }; teepees: readonly StandingTeepee[] },
): SeenTeepee[] {
  const center = centerOf(picture)
  const [across, along, corner] = floorOf(picture)
  const up = getUp(times(across, 1 / room.width), times(along, 1 / room.length), focalLength)
  return teepees.map(({ x, y, width, length }) => {
    const onFloor = (right: number, near: number) => {
      const [across01, along01] = [(x + right * width) / room.width, (y + near * length) / room.length]
      return plus(plus(times(across, across01), times(along, along01)), corner)
    }
    const shown = (seen: Vector) => add(toPoint(seen), center)
    const height = HEIGHT * Math.min(width, length)
    return {
      base: [shown(onFloor(0, 0)), shown(onFloor(1, 0)), shown(onFloor(1, 1)), shown(onFloor(0, 1))],
      top: shown(plus(onFloor(0.5, 0.5), times(up, height))),
    }
  })
}

/** One foot upward, as a column of the homography: at right angles to both directions along the floor. */
function getUp(across: Vector, along: Vector, focalLength: number): Vector {
  const down = crossProduct(throughLens(across, focalLength), throughLens(along, focalLength))
  return throughLens(times(down, -1 / Math.sqrt(sizeOf(down))), 1 / focalLength)
}
